import type { overview as Overview } from "../en/overview.ts";

export const overview: typeof Overview = {};
