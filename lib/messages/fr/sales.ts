import type { sales as Sales } from "../en/sales.ts";

export const sales: typeof Sales = {};
