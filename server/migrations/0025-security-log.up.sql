-- What happened that matters for security. Rows form a chain by their hashes and are only ever added.
CREATE TABLE security_log (
  id bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  -- A member number, the name of a staff token, or 'visitor'.
  actor text NOT NULL,
  -- Such as 'login.password' or 'POST /registry/v1/promote'.
  act text NOT NULL,
  outcome text NOT NULL,
  -- Network of the caller (/24 or /48), never the whole address.
  network text,
  -- What it was about, such as 'mf_live@1.2.0'.
  about text,
  -- sha256 over the row before and this one.
  hash bytea NOT NULL
);
CREATE INDEX security_log_by_time ON security_log (at);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
END $$;
CREATE TRIGGER security_log_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON security_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER remote_audit_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON remote_audit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Tokens of persons and machines that administer the product; the secrets themselves are stored nowhere.
CREATE TABLE staff_tokens (
  id text PRIMARY KEY,
  name text NOT NULL,
  secret_hash bytea NOT NULL UNIQUE,
  scopes text[] NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  revoked_at timestamptz
);
