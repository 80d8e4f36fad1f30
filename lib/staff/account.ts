import type { StaffDb } from "./database.ts";
import { did, type Outcome, refused } from "./outcome.ts";

/** Ends every session made before; answers the number that the next ones hold. */
export async function setPassword(db: StaffDb, id: number, passwordHash: string): Promise<Outcome<number>> {
  const { rows } = await db.query<{ version: number }>(
    `UPDATE staff SET password_hash = $2, session_version = session_version + 1
     WHERE id = $1 AND removed_at IS NULL RETURNING session_version AS version`,
    [id, passwordHash],
  );
  return rows[0] ? did(rows[0].version) : refused("person_gone");
}
