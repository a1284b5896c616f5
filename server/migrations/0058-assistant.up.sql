-- Conversations of members with the assistant. Visitors store theirs on the device.
CREATE TABLE assistant_conversations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts,
  -- The first question, shortened.
  title text NOT NULL,
  -- Of the last question.
  at timestamptz NOT NULL
);
CREATE INDEX assistant_conversations_of_account ON assistant_conversations (account_id, at DESC);

CREATE TABLE assistant_turns (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  conversation_id bigint NOT NULL REFERENCES assistant_conversations ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES accounts,
  -- Made by the device: the same question sent again is answered once.
  request_key text NOT NULL,
  question text NOT NULL,
  at timestamptz NOT NULL,
  text text NOT NULL DEFAULT '',
  blocks jsonb NOT NULL DEFAULT '[]',
  sources jsonb NOT NULL DEFAULT '[]',
  unsourced jsonb NOT NULL DEFAULT '[]',
  suggestions jsonb NOT NULL DEFAULT '[]',
  -- 1 done, 2 stopped by the asker, 3 failed: also while the answer is being written.
  state smallint NOT NULL DEFAULT 3 CHECK (state IN (1, 2, 3)),
  UNIQUE (account_id, request_key)
);
CREATE INDEX assistant_turns_of_conversation ON assistant_turns (conversation_id, id);

-- Questions of a Beijing day, by account or by network of visitors.
CREATE TABLE assistant_usage (
  day date NOT NULL,
  asker text NOT NULL,
  questions integer NOT NULL,
  PRIMARY KEY (day, asker)
) WITH (fillfactor = 50);
