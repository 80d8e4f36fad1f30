import type { Role } from "../auth/roles.ts";
import type { StaffDb } from "./database.ts";
import { did, type Outcome, refused } from "./outcome.ts";
import { hashToken, newToken } from "./token.ts";

const DAYS = 7;

/** Somebody who may make their account, or a new password, by a link that was handed to them. */
export interface Invitation {
  id: number;
  email: string;
  role: Role;
  /** Whose password it renews; null for a newcomer. */
  staffId: number | null;
  expiresAt: Date;
}

const columns = `id, email, role, staff_id AS "staffId", expires_at AS "expiresAt"`;
const open = "used_at IS NULL AND withdrawn_at IS NULL";

export interface Invite {
  email: string;
  role: Role;
  staffId?: number;
  invitedBy: number;
  now: Date;
}

/** The link's token, shown once. An earlier link for the same address stops working. */
export async function invite(
  tx: StaffDb,
  { email, role, staffId, invitedBy, now }: Invite,
): Promise<Outcome<string>> {
  // Two invitations of one address at once come one after the other, and the later link counts.
  await tx.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [email]);
  if (staffId === undefined && (await isStaff(tx, email))) return refused("already_staff");
  await tx.query(`UPDATE invitations SET withdrawn_at = $2 WHERE email = $1 AND ${open}`, [email, now]);
  const token = newToken();
  const expiresAt = new Date(now.getTime() + DAYS * 24 * 60 * 60_000);
  await tx.query(
    `INSERT INTO invitations (token_hash, email, role, staff_id, invited_by, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [hashToken(token), email, role, staffId ?? null, invitedBy, now, expiresAt],
  );
  return did(token);
}

export async function openInvitations(db: StaffDb, now: Date): Promise<Invitation[]> {
  const { rows } = await db.query<Invitation>(
    `SELECT ${columns} FROM invitations WHERE ${open} AND expires_at > $1 ORDER BY created_at DESC`,
    [now],
  );
  return rows;
}

export async function openInvitationById(
  db: StaffDb,
  id: number,
  now: Date,
): Promise<Invitation | undefined> {
  return (await openInvitations(db, now)).find((each) => each.id === id);
}

export async function withdrawInvitation(tx: StaffDb, id: number, now: Date): Promise<Outcome<Invitation>> {
  const { rows } = await tx.query<Invitation>(
    `UPDATE invitations SET withdrawn_at = $2 WHERE id = $1 AND ${open} RETURNING ${columns}`,
    [id, now],
  );
  return rows[0] ? did(rows[0]) : refused("person_gone");
}

export async function invitationOf(db: StaffDb, token: string, now: Date): Promise<Invitation | undefined> {
  const { rows } = await db.query<Invitation>(
    `SELECT ${columns} FROM invitations WHERE token_hash = $1 AND ${open} AND expires_at > $2`,
    [hashToken(token), now],
  );
  return rows[0];
}

/** Taken once: of two who follow the link at the same time, one comes in. */
export async function takeInvitation(tx: StaffDb, token: string, now: Date): Promise<Outcome<Invitation>> {
  const { rows } = await tx.query<Invitation>(
    `UPDATE invitations SET used_at = $2 WHERE token_hash = $1 AND ${open} AND expires_at > $2 RETURNING ${columns}`,
    [hashToken(token), now],
  );
  return rows[0] ? did(rows[0]) : refused("person_gone");
}

async function isStaff(tx: StaffDb, email: string): Promise<boolean> {
  const { rows } = await tx.query("SELECT FROM staff WHERE email = $1 AND removed_at IS NULL", [email]);
  return rows.length > 0;
}
