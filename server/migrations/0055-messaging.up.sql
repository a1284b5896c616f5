-- Conversations between members. Kinds: 1 private, 2 group.
CREATE TABLE conversations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind smallint NOT NULL,
  -- The two members of a private one, the smaller id first.
  one_id bigint REFERENCES accounts,
  other_id bigint REFERENCES accounts,
  -- Names the numbering of the log.
  epoch text NOT NULL,
  -- Number of the last entry.
  last_seq bigint NOT NULL DEFAULT 0,
  -- How many entries of the log count as unread: messages, neither recalls nor acts.
  messages bigint NOT NULL DEFAULT 0,
  -- Number of the last entry that a list shows: no recall.
  shown_seq bigint NOT NULL DEFAULT 0,
  -- When that entry was written; before the first one, when the conversation was made.
  last_at timestamptz NOT NULL,
  UNIQUE (one_id, other_id),
  CHECK (one_id < other_id),
  CHECK ((kind = 1) = (one_id IS NOT NULL AND other_id IS NOT NULL))
) WITH (fillfactor = 50);
CREATE INDEX conversations_of_other ON conversations (other_id) WHERE other_id IS NOT NULL;

CREATE TABLE conversation_groups (
  conversation_id bigint PRIMARY KEY REFERENCES conversations ON DELETE CASCADE,
  name text NOT NULL,
  notice text NOT NULL DEFAULT '',
  notice_at timestamptz,
  -- 1 open, 2 check, 3 closed.
  join_check smallint NOT NULL DEFAULT 1,
  is_all_muted boolean NOT NULL DEFAULT false,
  -- In a link and a QR.
  code text NOT NULL UNIQUE,
  members integer NOT NULL DEFAULT 0,
  dissolved_at timestamptz,
  made_by bigint NOT NULL REFERENCES accounts,
  request_key text NOT NULL,
  UNIQUE (made_by, request_key)
) WITH (fillfactor = 70);

-- A member of a conversation, also one who left it.
CREATE TABLE conversation_members (
  conversation_id bigint NOT NULL REFERENCES conversations ON DELETE CASCADE,
  member_id bigint NOT NULL REFERENCES accounts,
  -- 0 member, 1 administrator, 2 owner.
  role smallint NOT NULL DEFAULT 0,
  -- Entries up to this one are not the member's: from before joining, or deleted by them.
  first_seq bigint NOT NULL DEFAULT 0,
  read_seq bigint NOT NULL DEFAULT 0,
  -- All of the member's devices that were online have entries up to this one.
  has_seq bigint NOT NULL DEFAULT 0,
  pinned_at timestamptz,
  is_muted boolean NOT NULL DEFAULT false,
  -- 禁言 by a manager of the group.
  muted_until timestamptz,
  joined_at timestamptz NOT NULL,
  -- Left or removed: the member reads up to this entry and gets no later ones.
  left_seq bigint,
  -- The list leaves the conversation out until it shows a later entry: the member deleted it, or
  -- opened a private one (0) in which no one has written yet.
  hidden_seq bigint,
  PRIMARY KEY (conversation_id, member_id)
) WITH (fillfactor = 70);
CREATE INDEX conversations_of_member ON conversation_members (member_id, conversation_id);
CREATE INDEX conversation_members_joined
  ON conversation_members (conversation_id, joined_at, member_id) WHERE left_seq IS NULL;

-- The logs. Kinds of entries: 1 text, 2 picture, 3 voice, 4 card, 5 recall, 6 act on the group.
CREATE TABLE conversation_entries (
  conversation_id bigint NOT NULL REFERENCES conversations ON DELETE CASCADE,
  seq bigint NOT NULL,
  -- Number among the entries that count as unread, up to and with this one.
  messages bigint NOT NULL,
  sender_id bigint NOT NULL REFERENCES accounts,
  client_msg_id uuid,
  kind smallint NOT NULL,
  body jsonb NOT NULL,
  -- The entry that this one answers, as {seq, senderId, excerpt} of the time of sending.
  quote jsonb,
  at timestamptz NOT NULL,
  recalled_at timestamptz,
  PRIMARY KEY (conversation_id, seq)
);
CREATE UNIQUE INDEX conversation_entries_sent
  ON conversation_entries (conversation_id, sender_id, client_msg_id)
  WHERE client_msg_id IS NOT NULL;
-- Messages of one sender, which do not count as unread for them.
CREATE INDEX conversation_entries_by_sender
  ON conversation_entries (conversation_id, sender_id, seq) WHERE kind <= 4;

-- Members whom messages name with @; without a member it names all of the group. Rows of their own,
-- since a sender who wrote into the rows of members would wait for acts that wait for the log.
CREATE TABLE conversation_mentions (
  conversation_id bigint NOT NULL,
  seq bigint NOT NULL,
  member_id bigint,
  UNIQUE NULLS NOT DISTINCT (conversation_id, member_id, seq),
  FOREIGN KEY (conversation_id, seq) REFERENCES conversation_entries ON DELETE CASCADE
);

-- How many messages a member sent in the current second, for all processes.
CREATE UNLOGGED TABLE message_paces (
  member_id bigint PRIMARY KEY,
  ends_at timestamptz NOT NULL,
  count integer NOT NULL
) WITH (fillfactor = 50);
