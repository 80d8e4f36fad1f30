import type { AuditOutcome } from "./outcome.ts";

/** One act of somebody, in the names of the other lists. What an older version wrote may be in words unknown here. */
export interface AuditRow {
  id: number;
  created_at: string;
  staff: { id: number | null; name: string; email: string };
  act: string;
  subject: { kind: string; id: string; label: string | null };
  detail: Record<string, unknown>;
  /** `asked`: under way, or the dashboard ended before it was answered. */
  outcome: AuditOutcome | "asked";
  code: string | null;
  result: Record<string, unknown>;
  ended_at: string | null;
  ip: string;
  user_agent: string;
  /** What the user agent names: "Firefox on Windows". */
  program: string | null;
}
