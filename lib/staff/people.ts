import type { Role } from "../auth/roles.ts";
import type { StaffDb } from "./database.ts";
import { did, type Outcome, refused } from "./outcome.ts";
import type { Staff } from "./staff.ts";

export interface Person extends Staff {
  createdAt: Date;
  lastSignedInAt: Date | null;
  /** Whether they can come in with a password, or through the OpenID provider only. */
  hasPassword: boolean;
}

/** Of the demo's accounts only in demo mode. There are never many, so there is one page of them. */
export async function people(db: StaffDb, demo: boolean): Promise<Person[]> {
  const { rows } = await db.query<Person>(
    `SELECT id, name, email, role, created_at AS "createdAt", last_signed_in_at AS "lastSignedInAt",
       password_hash IS NOT NULL AS "hasPassword"
     FROM staff WHERE removed_at IS NULL AND (NOT demo OR $1) ORDER BY name, id`,
    [demo],
  );
  return rows;
}

/** Their sessions stay, since a role is read anew at each request. */
export async function changeRole(
  tx: StaffDb,
  { id, role, demo }: { id: number; role: Role; demo: boolean },
): Promise<Outcome<Staff>> {
  const owners = await lockOwners(tx, demo);
  if (role !== "owner" && isOnly(owners, id)) return refused("last_owner");
  const { rows } = await tx.query<Staff>(
    `UPDATE staff SET role = $2 WHERE id = $1 AND removed_at IS NULL AND (NOT demo OR $3)
     RETURNING id, name, email, role`,
    [id, role, demo],
  );
  return rows[0] ? did(rows[0]) : refused("person_gone");
}

export async function removeStaff(
  tx: StaffDb,
  { id, demo, now }: { id: number; demo: boolean; now: Date },
): Promise<Outcome<Staff>> {
  if (isOnly(await lockOwners(tx, demo), id)) return refused("last_owner");
  const { rows } = await tx.query<Staff>(
    `UPDATE staff SET removed_at = $2, session_version = session_version + 1
     WHERE id = $1 AND removed_at IS NULL AND (NOT demo OR $3) RETURNING id, name, email, role`,
    [id, now, demo],
  );
  if (!rows[0]) return refused("person_gone");
  await tx.query(
    "UPDATE invitations SET withdrawn_at = $2 WHERE staff_id = $1 AND used_at IS NULL AND withdrawn_at IS NULL",
    [id, now],
  );
  return did(rows[0]);
}

/** Locked, so that of two owners who remove each other at once one is left. */
async function lockOwners(tx: StaffDb, demo: boolean): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    `SELECT id FROM staff WHERE role = 'owner' AND removed_at IS NULL AND (NOT demo OR $1) ORDER BY id FOR UPDATE`,
    [demo],
  );
  return rows.map(({ id }) => id);
}

const isOnly = (owners: readonly number[], id: number) => owners.length === 1 && owners[0] === id;

/** Null for who has none, or is not here. */
export async function passwordHashOf(db: StaffDb, id: number): Promise<string | null> {
  const { rows } = await db.query<{ hash: string | null }>(
    "SELECT password_hash AS hash FROM staff WHERE id = $1 AND removed_at IS NULL",
    [id],
  );
  return rows[0]?.hash ?? null;
}

/** Who works or worked here, those who are still here first. */
export async function everPeople(
  db: StaffDb,
  demo: boolean,
): Promise<Pick<Staff, "id" | "name" | "email">[]> {
  const { rows } = await db.query<Pick<Staff, "id" | "name" | "email">>(
    "SELECT id, name, email FROM staff WHERE NOT demo OR $1 ORDER BY removed_at IS NOT NULL, name, id LIMIT 200",
    [demo],
  );
  return rows;
}
