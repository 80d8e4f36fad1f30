import type { audit as Audit } from "../en/audit.ts";

export const audit: typeof Audit = {};
