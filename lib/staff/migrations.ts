import { auditMigration } from "../audit/migration.ts";
import { invitationsMigration } from "./migration-invitations.ts";

/** The dashboard's own tables, step by step; what has been released is never changed. In the program, since Next bundles it. */
export const migrations: readonly { name: string; text: string }[] = [
  {
    name: "0001_staff",
    text: `
      CREATE TABLE staff (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        email text NOT NULL CHECK (email = lower(email)),
        name text NOT NULL,
        role text NOT NULL CHECK (role IN ('owner', 'support', 'viewer')),
        -- None: this person comes in through the OpenID provider only.
        password_hash text,
        -- Everybody may come in with the shown password, so production refuses these accounts.
        demo boolean NOT NULL DEFAULT false,
        -- A session holds the number it was made with; a higher one ends it.
        session_version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_signed_in_at timestamptz,
        removed_at timestamptz
      );
      -- Who was removed may come back as somebody new; what they did stays theirs.
      CREATE UNIQUE INDEX staff_email ON staff (email) WHERE removed_at IS NULL;

      CREATE TABLE sign_in_failures (
        kind text NOT NULL CHECK (kind IN ('account', 'address')),
        name text NOT NULL,
        failures integer NOT NULL,
        last_at timestamptz NOT NULL,
        PRIMARY KEY (kind, name)
      );

      CREATE TABLE kept_secrets (name text PRIMARY KEY, value text NOT NULL);`,
  },
  { name: "0002_audit", text: auditMigration },
  { name: "0003_invitations", text: invitationsMigration },
];
