-- Keys with which a member logs in and proves that it is them; the private half never leaves the authenticator.
CREATE TABLE passkeys (
  -- Credential id of WebAuthn, base64url.
  id text PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  -- COSE key.
  public_key bytea NOT NULL,
  -- Signatures made so far; 0 for ever where the authenticator does not count.
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  -- As the member calls it.
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX passkeys_by_account ON passkeys (account_id, created_at);

-- What an authenticator is asked to sign, once and within minutes.
CREATE UNLOGGED TABLE passkey_challenges (
  -- SHA-256 of the challenge.
  challenge_hash bytea PRIMARY KEY,
  -- What the answer serves for, with the login that asked.
  purpose text NOT NULL,
  made_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenges_by_time ON passkey_challenges (made_at);
