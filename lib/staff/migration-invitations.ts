export const invitationsMigration = `
  CREATE TABLE invitations (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    -- Of the link only what recognises it is kept.
    token_hash text NOT NULL UNIQUE,
    email text NOT NULL CHECK (email = lower(email)),
    role text NOT NULL CHECK (role IN ('owner', 'support', 'viewer')),
    -- Set: no newcomer, but somebody who is to have a new password.
    staff_id bigint REFERENCES staff,
    invited_by bigint NOT NULL REFERENCES staff,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    used_at timestamptz,
    withdrawn_at timestamptz
  );
  CREATE UNIQUE INDEX invitations_open ON invitations (email) WHERE used_at IS NULL AND withdrawn_at IS NULL;`;
