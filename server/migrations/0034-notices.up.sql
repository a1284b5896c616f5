-- Where a topic stands whose events are numbered by the database, such as user/{id}. A crash may
-- clear both tables: the next number then comes under a new epoch, and followers read again.
CREATE UNLOGGED TABLE topic_positions (
  topic text PRIMARY KEY,
  epoch uuid NOT NULL DEFAULT gen_random_uuid(),
  seq bigint NOT NULL DEFAULT 0,
  used_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNLOGGED TABLE topic_events (
  topic text NOT NULL REFERENCES topic_positions ON DELETE CASCADE,
  seq bigint NOT NULL,
  data jsonb NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (topic, seq)
);
CREATE INDEX topic_events_by_age ON topic_events (sent_at);

-- What the product tells a member. The text is made by the reader from template and data.
CREATE TABLE notices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts,
  kind text NOT NULL,
  template text NOT NULL,
  data jsonb NOT NULL,
  link text NOT NULL,
  -- Notices of one group are one row with a count while it is unread.
  group_key text,
  count int NOT NULL DEFAULT 1,
  at timestamptz NOT NULL,
  read_at timestamptz
);
CREATE INDEX notices_by_member ON notices (account_id, at DESC, id DESC);
CREATE INDEX notices_by_age ON notices (at);
CREATE INDEX notices_unread ON notices (account_id, kind) WHERE read_at IS NULL;
CREATE UNIQUE INDEX notices_unread_group ON notices (account_id, group_key)
  WHERE read_at IS NULL AND group_key IS NOT NULL;

-- What a member was already told: a notice that is sent again under its key changes nothing.
CREATE TABLE notice_keys (
  account_id bigint NOT NULL REFERENCES accounts,
  key text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (account_id, key)
);
CREATE INDEX notice_keys_by_age ON notice_keys (at);
