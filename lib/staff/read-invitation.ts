import "server-only";
import type { Role } from "../auth/roles.ts";
import { settings } from "../settings.ts";
import { staffDatabase } from "./database.ts";
import { invitationOf } from "./invitations.ts";
import { people } from "./people.ts";

export interface ShownInvitation {
  email: string;
  role: Role;
  /** The name of whose password it renews; null for a newcomer. */
  knownAs: string | null;
}

export async function readInvitation(token: string): Promise<ShownInvitation | undefined> {
  const db = await staffDatabase();
  const invitation = await invitationOf(db, token, new Date());
  if (!invitation) return undefined;
  const { email, role, staffId } = invitation;
  if (staffId === null) return { email, role, knownAs: null };
  const person = (await people(db, settings().mode === "demo")).find(({ id }) => id === staffId);
  return person && { email, role, knownAs: person.name };
}
