import type { Role } from "../auth/roles.ts";
import type { StaffDb } from "./database.ts";

/** Somebody who works here. */
export interface Staff {
  id: number;
  name: string;
  email: string;
  role: Role;
}

export interface StaffAccount extends Staff {
  passwordHash: string | null;
  sessionVersion: number;
}

const columns = `id, name, email, role, password_hash AS "passwordHash", session_version AS "sessionVersion"`;

/** Index: staff_email. Of the demo's accounts only in demo mode. */
export async function accountByEmail(
  db: StaffDb,
  email: string,
  demo: boolean,
): Promise<StaffAccount | undefined> {
  const { rows } = await db.query<StaffAccount>(
    `SELECT ${columns} FROM staff WHERE email = $1 AND removed_at IS NULL AND (NOT demo OR $2)`,
    [email, demo],
  );
  return rows[0];
}

/** Whoever that session was made for, unless it was ended since: by removal, a new role or a new password. */
export async function accountOfSession(
  db: StaffDb,
  id: number,
  sessionVersion: number,
  demo: boolean,
): Promise<Staff | undefined> {
  const { rows } = await db.query<Staff>(
    `SELECT id, name, email, role FROM staff
     WHERE id = $1 AND session_version = $2 AND removed_at IS NULL AND (NOT demo OR $3)`,
    [id, sessionVersion, demo],
  );
  return rows[0];
}

export interface NewStaff {
  name: string;
  email: string;
  role: Role;
  passwordHash: string | null;
  demo?: boolean;
}

/** Undefined where somebody has that address already. */
export async function addStaff(db: StaffDb, person: NewStaff): Promise<number | undefined> {
  const { rows } = await db.query<{ id: number }>(
    `INSERT INTO staff (name, email, role, password_hash, demo) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (email) WHERE removed_at IS NULL DO NOTHING RETURNING id`,
    [person.name, person.email, person.role, person.passwordHash, person.demo ?? false],
  );
  return rows[0]?.id;
}

export async function noteSignIn(db: StaffDb, id: number): Promise<void> {
  await db.query("UPDATE staff SET last_signed_in_at = now() WHERE id = $1", [id]);
}

/** Whether anybody is there who can sign in; until then the first-run page makes the owner. */
export async function hasStaff(db: StaffDb, demo: boolean): Promise<boolean> {
  const { rows } = await db.query("SELECT FROM staff WHERE removed_at IS NULL AND (NOT demo OR $1) LIMIT 1", [
    demo,
  ]);
  return rows.length > 0;
}
