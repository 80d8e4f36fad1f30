import { type FailureKind, type Failures, oneMoreFailure, waitBeforeTry } from "../auth/slow-down.ts";
import { inStaffTransaction, type StaffDb, type StaffPool } from "./database.ts";

export interface Tried {
  kind: FailureKind;
  name: string;
}

/**
 * Counts a try as failed before it is looked at, so that a hundred at once are a hundred; a right one is forgotten
 * afterwards. Answers the milliseconds to wait instead, where it comes too soon: then it isn't counted.
 */
export function beginTry(pool: StaffPool, tried: readonly Tried[], now: Date): Promise<number> {
  return inStaffTransaction(pool, async (tx) => {
    const known: { tried: Tried; failures: Failures }[] = [];
    for (const one of tried) known.push({ tried: one, failures: await locked(tx, one, now) });
    const waits = known.map(({ tried: { kind }, failures }) => waitBeforeTry(kind, failures, now));
    const wait = Math.max(0, ...waits);
    if (wait > 0) return wait;
    for (const { tried: one, failures } of known) await keep(tx, one, oneMoreFailure(failures, now));
    return 0;
  });
}

async function locked(tx: StaffDb, { kind, name }: Tried, now: Date): Promise<Failures> {
  await tx.query("INSERT INTO sign_in_failures VALUES ($1, $2, 0, $3) ON CONFLICT DO NOTHING", [
    kind,
    name,
    now,
  ]);
  const { rows } = await tx.query<Failures>(
    `SELECT failures, last_at AS "lastAt" FROM sign_in_failures WHERE kind = $1 AND name = $2 FOR UPDATE`,
    [kind, name],
  );
  return rows[0] ?? { failures: 0, lastAt: now };
}

async function keep(tx: StaffDb, { kind, name }: Tried, { failures, lastAt }: Failures): Promise<void> {
  await tx.query("UPDATE sign_in_failures SET failures = $3, last_at = $4 WHERE kind = $1 AND name = $2", [
    kind,
    name,
    failures,
    lastAt,
  ]);
}

/** After a right password. Of the address only this try: others may be guessing from there. */
export async function forgiveTry(db: StaffDb, tried: readonly Tried[]): Promise<void> {
  for (const { kind, name } of tried) {
    await db.query(
      `UPDATE sign_in_failures SET failures = CASE kind WHEN 'account' THEN 0 ELSE greatest(failures - 1, 0) END
       WHERE kind = $1 AND name = $2`,
      [kind, name],
    );
  }
  await db.query("DELETE FROM sign_in_failures WHERE last_at < now() - interval '1 day'");
}
