-- Friends: one row for each direction, so that each member has a name of their own for the other.
CREATE TABLE friends (
  member_id bigint NOT NULL REFERENCES accounts,
  friend_id bigint NOT NULL REFERENCES accounts,
  -- What the member calls the friend (备注).
  remark text NOT NULL DEFAULT '',
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, friend_id),
  CHECK (member_id <> friend_id)
);
CREATE INDEX friends_of ON friends (friend_id);

-- The last request of a member to another one. States: 1 waiting, 2 accepted, 3 declined.
CREATE TABLE friend_requests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  from_id bigint NOT NULL REFERENCES accounts,
  to_id bigint NOT NULL REFERENCES accounts,
  message text NOT NULL,
  state smallint NOT NULL,
  at timestamptz NOT NULL,
  UNIQUE (from_id, to_id),
  CHECK (from_id <> to_id)
);
CREATE INDEX friend_requests_to ON friend_requests (to_id, at DESC);

CREATE TABLE member_reports (
  member_id bigint NOT NULL REFERENCES accounts,
  reporter_id bigint NOT NULL REFERENCES accounts,
  reason text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, reporter_id)
);
CREATE INDEX member_reports_by ON member_reports (reporter_id);

-- Who follows a member, newest first.
CREATE INDEX follows_of_members_by_time ON follows (target_id, at DESC, account_id DESC)
  WHERE kind = 'member' AND is_on;

-- Pictures (1) and voices (2) of messages. One that no message has taken has no conversation.
CREATE TABLE message_files (
  key text PRIMARY KEY,
  kind smallint NOT NULL,
  member_id bigint NOT NULL REFERENCES accounts,
  -- Of a picture, in pixels.
  width integer,
  height integer,
  -- Of a voice.
  ms integer,
  made_at timestamptz NOT NULL,
  conversation_id bigint REFERENCES conversations ON DELETE SET NULL,
  seq bigint,
  CHECK (kind = 1 AND width IS NOT NULL AND height IS NOT NULL OR kind = 2 AND ms IS NOT NULL)
);
CREATE INDEX message_files_of ON message_files (member_id);
CREATE UNIQUE INDEX message_files_by_entry ON message_files (conversation_id, seq);
CREATE INDEX message_files_unused ON message_files (made_at) WHERE conversation_id IS NULL;
CREATE INDEX message_files_unnumbered ON message_files (key)
  WHERE conversation_id IS NOT NULL AND seq IS NULL;

-- Messages of one sender that a member reported together.
CREATE TABLE message_reports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  conversation_id bigint NOT NULL REFERENCES conversations ON DELETE CASCADE,
  sender_id bigint NOT NULL REFERENCES accounts,
  -- Null once the account of the reporter is erased.
  reporter_id bigint REFERENCES accounts,
  seqs bigint[] NOT NULL,
  reason text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX message_reports_in ON message_reports (conversation_id, sender_id);
CREATE INDEX message_reports_by ON message_reports (reporter_id);
CREATE INDEX message_reports_about ON message_reports (sender_id);

-- Messages with a picture or a voice, by sender: which one has a file; and recalled ones.
CREATE INDEX conversation_entries_with_files ON conversation_entries
  (conversation_id, sender_id, at) WHERE kind IN (2, 3);
CREATE INDEX conversation_entries_recalled_files ON conversation_entries (recalled_at)
  WHERE recalled_at IS NOT NULL AND kind IN (2, 3);

-- Terms of the texts of 32 neighbours in a log, by which a search finds the few parts of logs to
-- read; rows exist up to the mark of their conversation.
CREATE TABLE message_blocks (
  conversation_id bigint NOT NULL REFERENCES conversations ON DELETE CASCADE,
  -- The entries 32 * block to 32 * block + 31.
  block integer NOT NULL,
  last_at timestamptz NOT NULL,
  terms integer[] NOT NULL,
  PRIMARY KEY (conversation_id, block)
);
-- Numbers without any order: compression would find nothing.
ALTER TABLE message_blocks ALTER COLUMN terms SET STORAGE EXTERNAL;
CREATE INDEX message_blocks_by_term ON message_blocks USING gin (terms);
-- Up to which entry the texts of a conversation are in blocks.
CREATE TABLE message_marks (
  conversation_id bigint PRIMARY KEY REFERENCES conversations ON DELETE CASCADE,
  seq bigint NOT NULL
) WITH (fillfactor = 70);
