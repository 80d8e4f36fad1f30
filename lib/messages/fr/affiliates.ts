import type { affiliates as Affiliates } from "../en/affiliates.ts";

export const affiliates: typeof Affiliates = {};
