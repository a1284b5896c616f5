-- A login of a browser has its token in a cookie that no script reads. The token is replaced from time to time: the
-- next one counts from its first use, and whoever comes with a spent one has copied it.
ALTER TABLE sessions
  ADD COLUMN is_cookie boolean NOT NULL DEFAULT false,
  ADD COLUMN token_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN next_hash bytea UNIQUE CHECK (length(next_hash) = 32),
  ADD COLUMN next_at timestamptz;
CREATE TABLE spent_tokens (
  token_hash bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  spent_at timestamptz NOT NULL
);
CREATE INDEX spent_tokens_by_session ON spent_tokens (session_id);
