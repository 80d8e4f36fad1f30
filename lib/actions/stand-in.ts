import "server-only";
import type { Answer } from "../answer.ts";
import type { StaffAct } from "../auth/roles.ts";
import type { Staff } from "../staff/staff.ts";

interface Deed {
  act: StaffAct;
  subject: { kind: string; id: string; label?: string };
  detail?: Record<string, unknown>;
}

/** Until the audit log is there. */
export function audited<Data>(
  _staff: Staff,
  _deed: Deed,
  work: () => Promise<Answer<Data>>,
): Promise<Answer<Data>> {
  return work();
}
