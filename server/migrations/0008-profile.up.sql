-- How a member appears: nickname, portrait, level; their real name, sealed; what they told us.

CREATE TABLE profiles (
  account_id bigint PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  nickname text NOT NULL,
  -- What a reader sees at a glance: no two members look the same.
  nickname_skeleton text NOT NULL UNIQUE,
  -- Name of the picture that everybody sees, and of the one that waits for its audit.
  portrait_key text UNIQUE,
  portrait_new_key text UNIQUE,
  portrait_new_at timestamptz,
  -- PORTRAIT_AUDIT of the contract, of the last picture sent: 0 none, 1 waiting, 2 passed, 3 refused.
  portrait_audit smallint NOT NULL DEFAULT 0 CHECK (portrait_audit BETWEEN 0 AND 3),
  -- One for each day of being here; the level follows from it.
  points integer NOT NULL DEFAULT 0 CHECK (points >= 0),
  -- The Beijing day that earned the last point.
  active_on date,
  CHECK ((portrait_audit = 1) = (portrait_new_key IS NOT NULL)),
  CHECK ((portrait_new_key IS NULL) = (portrait_new_at IS NULL))
);
CREATE INDEX profiles_waiting ON profiles (portrait_new_at) WHERE portrait_audit = 1;
-- The first nickname is that of firstNickname; its skeleton writes 0 as o and 1 as l.
INSERT INTO profiles (account_id, nickname, nickname_skeleton)
SELECT id, '球迷' || id, '球迷' || translate(id::text, '01', 'ol') FROM accounts;

CREATE TABLE real_names (
  account_id bigint PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  -- AES-256-GCM under a key outside the database: number of the key, iv, tag, text.
  sealed_name bytea NOT NULL,
  sealed_number bytea NOT NULL,
  -- HMAC of the number under another key: finds the accounts of one person.
  number_mac bytea NOT NULL,
  verified_at timestamptz NOT NULL
);
CREATE INDEX real_names_by_person ON real_names (number_mac);

CREATE TABLE feedbacks (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 100001) PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  -- Chosen by the device: the same feedback again is the same row.
  request_key text NOT NULL,
  kind text NOT NULL,
  content text NOT NULL,
  contact text NOT NULL,
  made_at timestamptz NOT NULL,
  UNIQUE (account_id, request_key)
);

CREATE TABLE feedback_pictures (
  key text PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  -- Null until the feedback is sent; swept after a day without one.
  feedback_id bigint REFERENCES feedbacks ON DELETE CASCADE,
  made_at timestamptz NOT NULL
);
CREATE INDEX feedback_pictures_of ON feedback_pictures (feedback_id);
CREATE INDEX feedback_pictures_by_member ON feedback_pictures (account_id);
CREATE INDEX feedback_pictures_unsent ON feedback_pictures (made_at) WHERE feedback_id IS NULL;

-- How often a member did something on one Beijing day: costly things have a number a day.
CREATE TABLE daily_counts (
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  kind text NOT NULL,
  day date NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (account_id, kind)
);
