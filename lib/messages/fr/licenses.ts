import type { licenses as Licenses } from "../en/licenses.ts";

export const licenses: typeof Licenses = {};
