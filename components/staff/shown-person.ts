import type { Role } from "#lib/auth/roles.ts";

/** Somebody who works here, as the page shows them. */
export interface ShownPerson {
  id: number;
  name: string;
  email: string;
  role: Role;
  you: boolean;
  hasPassword: boolean;
  lastSignedInAt: string | null;
}
