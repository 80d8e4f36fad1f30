import { setPassword } from "./account.ts";
import type { StaffDb } from "./database.ts";
import { type Invitation, takeInvitation } from "./invitations.ts";
import { did, type Outcome, refused } from "./outcome.ts";
import { addStaff, hasStaff } from "./staff.ts";

/** Who came in, and the number that their session holds. */
export interface Joined {
  id: number;
  name: string;
  email: string;
  version: number;
}

export interface Joining {
  token: string;
  name: string;
  passwordHash: string;
  now: Date;
}

export async function join(
  tx: StaffDb,
  { token, name, passwordHash, now }: Joining,
): Promise<Outcome<Joined>> {
  const taken = await takeInvitation(tx, token, now);
  if (!taken.ok) return taken;
  const invitation = taken.data;
  if (invitation.staffId !== null) return renew(tx, invitation, invitation.staffId, passwordHash);
  const { email, role } = invitation;
  const id = await addStaff(tx, { name, email, role, passwordHash });
  return id === undefined ? refused("already_staff") : did({ id, name, email, version: 1 });
}

async function renew(
  tx: StaffDb,
  { email }: Invitation,
  id: number,
  passwordHash: string,
): Promise<Outcome<Joined>> {
  const { rows } = await tx.query<{ name: string }>("SELECT name FROM staff WHERE id = $1", [id]);
  const version = await setPassword(tx, id, passwordHash);
  return version.ok ? did({ id, name: rows[0]?.name ?? "", email, version: version.data }) : version;
}

// Any number will do, as long as it is always this one: of two who begin at once, one becomes the owner.
const FIRST = 7_241_905;

export interface FirstOwner {
  name: string;
  email: string;
  passwordHash: string;
  demo: boolean;
}

/** Only while nobody is there. */
export async function begin(
  tx: StaffDb,
  { name, email, passwordHash, demo }: FirstOwner,
): Promise<Outcome<Joined>> {
  await tx.query("SELECT pg_advisory_xact_lock($1)", [FIRST]);
  if (await hasStaff(tx, demo)) return refused("person_gone");
  const id = await addStaff(tx, { name, email, role: "owner", passwordHash });
  return id === undefined ? refused("already_staff") : did({ id, name, email, version: 1 });
}
