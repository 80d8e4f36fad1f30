import type { discounts as Discounts } from "../en/discounts.ts";

export const discounts: typeof Discounts = {};
