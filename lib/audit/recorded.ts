import { inStaffTransaction, type StaffDb, type StaffPool } from "../staff/database.ts";
import type { Outcome } from "../staff/outcome.ts";
import type { Deed, Doer, Whence } from "./acts.ts";
import { noteAsked, noteEnded } from "./write.ts";

interface Recorded {
  doer: Doer;
  deed: Deed;
  whence: Whence;
  now: Date;
}

/** For acts on the dashboard's own tables: the act and its rows in the log are written together, or not at all. */
export function recorded<Done>(
  pool: StaffPool,
  { doer, deed, whence, now }: Recorded,
  work: (tx: StaffDb) => Promise<Outcome<Done>>,
): Promise<Outcome<Done>> {
  return inStaffTransaction(pool, async (tx) => {
    const id = await noteAsked(tx, { doer, deed, whence, now });
    const outcome = await work(tx);
    const code = outcome.ok ? null : outcome.refusal;
    await noteEnded(tx, id, { outcome: outcome.ok ? "done" : "refused", code, result: {} }, now);
    return outcome;
  });
}
