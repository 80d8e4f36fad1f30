import "server-only";
import { settings } from "../settings.ts";
import { staffDatabase } from "./database.ts";
import { openInvitations } from "./invitations.ts";
import { people } from "./people.ts";
import type { Staff } from "./staff.ts";

/** Who works here and who was asked to, as `you` sees them. */
export async function readStaff(you: Staff) {
  const db = await staffDatabase();
  const [everybody, invited] = await Promise.all([
    people(db, settings().mode === "demo"),
    openInvitations(db, new Date()),
  ]);
  return {
    people: everybody.map(({ id, name, email, role, hasPassword, lastSignedInAt }) => ({
      ...{ id, name, email, role, hasPassword },
      you: id === you.id,
      lastSignedInAt: lastSignedInAt?.toISOString() ?? null,
    })),
    invitations: invited.map(({ id, email, role, staffId, expiresAt }) => ({
      ...{ id, email, role },
      forPassword: staffId !== null,
      expiresAt: expiresAt.toISOString(),
    })),
  };
}
