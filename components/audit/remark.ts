import type { AuditRow } from "#lib/audit/row.ts";

/** What was given with the act, and why it was not done: a reason, a device, a role. */
export function remarkOf({ detail, code, result }: AuditRow): string {
  const already = result.outcome === "already" ? "already" : null;
  const told = [...Object.values(detail), code, already];
  return told.filter((value) => typeof value === "string" && value !== "").join(" · ");
}
