import { readAudit } from "../audit/read.ts";
import type { StaffDb } from "../staff/database.ts";

const FEW = 10;

/** The colleague who revoked it from this dashboard; null where it was done elsewhere, or before there was a log. */
export async function revokedHere(db: StaffDb, key: string): Promise<string | null> {
  const filters = { act: "license.revoke", search: key } as const;
  const { rows } = await readAudit(db, { filters, cursor: null, perPage: FEW });
  const deed = rows.find(
    // Who came second was told that it is done, and is not the one who did it.
    ({ subject, outcome, result }) => subject.id === key && outcome === "done" && result.outcome === "done",
  );
  return deed?.staff.name ?? null;
}
