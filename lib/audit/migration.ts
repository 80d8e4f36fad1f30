/**
 * What was asked and how it ended are rows of two tables, so that nothing written is ever written over: asked without
 * an end means that the dashboard ended in between.
 */
export const auditMigration = `
  CREATE TABLE audit_asked (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL,
    -- Names and address as they were then.
    staff_id bigint,
    staff_name text NOT NULL,
    staff_email text NOT NULL,
    act text NOT NULL,
    subject_kind text NOT NULL,
    subject_id text NOT NULL,
    subject_label text,
    -- Everything the subject is found by, in lower case.
    subject_words text[] NOT NULL,
    detail jsonb NOT NULL,
    ip text NOT NULL,
    user_agent text NOT NULL
  );
  CREATE INDEX audit_by_time ON audit_asked (at, id);
  CREATE INDEX audit_by_staff ON audit_asked (staff_id, at, id);
  CREATE INDEX audit_by_act ON audit_asked (act, at, id);
  CREATE INDEX audit_by_subject ON audit_asked USING gin (subject_words);

  CREATE TABLE audit_ended (
    audit_id bigint PRIMARY KEY REFERENCES audit_asked,
    at timestamptz NOT NULL,
    outcome text NOT NULL CHECK (outcome IN ('done', 'refused', 'uncertain')),
    code text,
    result jsonb NOT NULL
  );

  CREATE FUNCTION audit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'the audit log is only ever added to'; END
  $$;
  CREATE TRIGGER audit_asked_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_asked
    FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only();
  CREATE TRIGGER audit_ended_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_ended
    FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only();`;
