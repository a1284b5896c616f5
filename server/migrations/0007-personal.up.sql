-- What a member keeps for themselves. Of each key the newest `at` wins, whatever device told it and when it came.

CREATE TABLE follows (
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  kind text NOT NULL,
  -- Id of what is followed, in the words of its own module.
  target_id text NOT NULL,
  -- false: taken back. Kept for 90 days, so that a device that slept does not bring it again.
  is_on boolean NOT NULL,
  -- Milliseconds are all that devices tell.
  at timestamptz NOT NULL,
  title text NOT NULL,
  -- Of a match: says on which day's list it is found.
  kickoff_at timestamptz,
  PRIMARY KEY (account_id, kind, target_id)
);
CREATE INDEX follows_by_time ON follows (account_id, at DESC);
-- Who follows this: for those who tell them.
CREATE INDEX follows_by_target ON follows (kind, target_id, account_id) WHERE is_on;
CREATE INDEX follows_taken_back ON follows (at) WHERE NOT is_on;

CREATE TABLE favourites (
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  kind text NOT NULL,
  target_id text NOT NULL,
  is_on boolean NOT NULL,
  at timestamptz NOT NULL,
  title text NOT NULL,
  kickoff_at timestamptz,
  PRIMARY KEY (account_id, kind, target_id)
);
CREATE INDEX favourites_by_time ON favourites (account_id, at DESC);
CREATE INDEX favourites_taken_back ON favourites (at) WHERE NOT is_on;

CREATE TABLE visits (
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  kind text NOT NULL,
  target_id text NOT NULL,
  -- false: removed from the history at `at`; an older visit told later stays away.
  is_on boolean NOT NULL,
  at timestamptz NOT NULL,
  title text NOT NULL,
  PRIMARY KEY (account_id, kind, target_id)
);
CREATE INDEX visits_by_time ON visits (account_id, at DESC) WHERE is_on;
CREATE INDEX visits_by_age ON visits (at);

-- The whole history was forgotten then: no older visit comes back.
CREATE TABLE history_clearings (
  account_id bigint PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  at timestamptz NOT NULL
);

CREATE TABLE settings (
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  key text NOT NULL,
  -- JSON as the device sent it. Text, since jsonb refuses some of what JSON allows and nobody asks inside it.
  value text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (account_id, key)
);
