DROP TABLE spent_tokens;
DELETE FROM sessions WHERE is_cookie;
ALTER TABLE sessions
  DROP COLUMN is_cookie,
  DROP COLUMN token_at,
  DROP COLUMN next_hash,
  DROP COLUMN next_at;
