-- What members say in the room of a match.
CREATE TABLE room_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  match_id integer NOT NULL REFERENCES matches ON DELETE CASCADE,
  author_id bigint NOT NULL REFERENCES accounts,
  -- Made by the client: the same message sent again is stored once.
  key text NOT NULL,
  text text NOT NULL,
  at timestamptz NOT NULL,
  -- Removed by the staff; the name of the staff token.
  removed_by text,
  UNIQUE (author_id, key)
);
CREATE INDEX room_messages_by_match ON room_messages (match_id, id DESC);
CREATE INDEX room_messages_by_time ON room_messages (at);

-- Members who may not write in rooms for a time.
CREATE TABLE room_mutes (
  member_id bigint PRIMARY KEY REFERENCES accounts,
  until timestamptz NOT NULL,
  reason text NOT NULL,
  muted_by text NOT NULL
);
