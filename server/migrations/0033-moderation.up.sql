-- What members sent and the staff reviews, of every kind: portraits, names …
CREATE TABLE moderation_cases (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  -- How the module of the kind names what is reviewed; it may get another name by a decision.
  subject text NOT NULL,
  account_id bigint NOT NULL,
  -- What a reviewer reads; empty after the member was erased.
  content jsonb NOT NULL DEFAULT '{}',
  state text NOT NULL DEFAULT 'pending'
    CHECK (state IN ('pending', 'approved', 'rejected', 'withdrawn')),
  -- Of the last decision; the member sees it.
  reason text NOT NULL DEFAULT '',
  -- Whether it is the last case of its kind that the member sees.
  is_current boolean NOT NULL DEFAULT true,
  -- The reviewer who works on it, until then.
  taken_by text,
  taken_until timestamptz,
  opened_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE UNIQUE INDEX moderation_cases_current ON moderation_cases (account_id, kind)
  WHERE is_current;
CREATE INDEX moderation_cases_queue ON moderation_cases (state, id);
CREATE INDEX moderation_cases_by_subject ON moderation_cases (kind, subject)
  WHERE state = 'pending';

-- Every act on a case, in order. Rows are only ever added.
CREATE TABLE moderation_acts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_id bigint NOT NULL REFERENCES moderation_cases,
  act text NOT NULL,
  -- A member number or the name of a staff token.
  actor text NOT NULL,
  reason text NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX moderation_acts_of ON moderation_acts (case_id, id);
CREATE TRIGGER moderation_acts_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON moderation_acts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

INSERT INTO moderation_cases (kind, subject, account_id, opened_at)
SELECT 'portrait', portrait_new_key, account_id, portrait_new_at FROM profiles
WHERE portrait_audit = 1 ORDER BY portrait_new_at;
