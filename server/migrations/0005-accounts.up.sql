-- A member. Every table of a member's data refers to it; the row itself stays for ever, so that a number is never given twice.
CREATE TABLE accounts (
  -- The number a member can log in with.
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 100001) PRIMARY KEY,
  -- Null once the account is erased: the phone may then become another member.
  phone text UNIQUE CHECK (phone ~ '^1[3-9][0-9]{9}$'),
  -- argon2id in the PHC notation over the password's HMAC; null while the member logs in by code alone.
  password_hash text,
  created_at timestamptz NOT NULL,
  -- When the account goes, if the member asked for it.
  deleting_at timestamptz,
  -- When it went: what is left is a tombstone.
  deleted_at timestamptz,
  CHECK (deleted_at IS NULL OR (phone IS NULL AND password_hash IS NULL)),
  CHECK (deleted_at IS NOT NULL OR phone IS NOT NULL)
);
CREATE INDEX accounts_leaving ON accounts (deleting_at) WHERE deleting_at IS NOT NULL AND deleted_at IS NULL;

-- A login on a device. Ending one deletes its row.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  -- SHA-256 of the token; the token itself is with the device alone.
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  -- As people call it, such as iPhone · Safari.
  device_name text NOT NULL,
  -- The address with its last part hidden.
  region text NOT NULL,
  logged_in_at timestamptz NOT NULL,
  -- To the minute.
  seen_at timestamptz NOT NULL,
  -- However much it is used.
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_by_account ON sessions (account_id, seen_at DESC);

-- Networks that a member has logged in from: there, what others try elsewhere does not keep the member out.
CREATE TABLE known_networks (
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  -- An IPv4 address, or the /64 of an IPv6 one.
  network text NOT NULL,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, network)
);

-- The tables below hold what lives for minutes. Unlogged: a crash of the database empties them, and one asks again.

-- Codes sent by SMS, one for a phone and purpose.
CREATE UNLOGGED TABLE sms_codes (
  phone text NOT NULL,
  purpose text NOT NULL,
  -- HMAC-SHA-256 over phone, purpose and code.
  code_hmac bytea NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (phone, purpose)
);

-- Vectors handed out for one password each.
CREATE UNLOGGED TABLE password_ivs (
  iv bytea PRIMARY KEY,
  made_at timestamptz NOT NULL
);

-- Tickets with which a socket logs in, once.
CREATE UNLOGGED TABLE socket_tickets (
  -- SHA-256 of the ticket.
  ticket_hash bytea PRIMARY KEY,
  session_id uuid NOT NULL,
  made_at timestamptz NOT NULL
);

-- How often something was tried, and when it may be tried again.
CREATE UNLOGGED TABLE rate_limits (
  -- What is limited and for whom, such as login/network/203.0.113.7.
  key text PRIMARY KEY,
  count integer NOT NULL,
  opens_at timestamptz NOT NULL,
  -- The count starts anew.
  ends_at timestamptz NOT NULL
);
CREATE INDEX rate_limits_over ON rate_limits (ends_at);
