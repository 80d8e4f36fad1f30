import { z } from "zod";
import { day } from "#contract/pagination.ts";
import { text } from "#contract/text.ts";
import { auditActs } from "../audit/acts.ts";
import { filter } from "./filter.ts";

export const auditFilters = z.object({
  staff_id: filter(z.string().regex(/^\d{1,15}$/)),
  act: filter(z.enum(auditActs)),
  /** Whole: a license key, an id, an e-mail address. */
  search: filter(text(255).trim().min(1)),
  start_date: filter(day),
  end_date: filter(day),
});

export type AuditFilters = z.infer<typeof auditFilters>;
