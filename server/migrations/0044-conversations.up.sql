-- A message belongs to a match, to the room of an anchor, or to both: then it was written in the
-- room and is read in the conversation of the match too.
ALTER TABLE room_messages ALTER COLUMN match_id DROP NOT NULL;
ALTER TABLE room_messages ADD COLUMN room_id integer REFERENCES rooms ON DELETE CASCADE;
ALTER TABLE room_messages ADD CONSTRAINT room_messages_place
  CHECK (match_id IS NOT NULL OR room_id IS NOT NULL);
-- Readers skip removed messages without reading them.
DROP INDEX room_messages_by_match;
CREATE INDEX room_messages_by_match ON room_messages (match_id, id DESC)
  WHERE removed_by IS NULL AND match_id IS NOT NULL;
CREATE INDEX room_messages_by_room ON room_messages (room_id, id DESC)
  WHERE removed_by IS NULL AND room_id IS NOT NULL;

-- Messages of the room up to this one were cleared: hidden at once, marked as removed by and by.
ALTER TABLE rooms ADD COLUMN cleared_to bigint NOT NULL DEFAULT 0;

-- What of a conversation its viewers got in the last second, for the cap that all processes share.
CREATE TABLE room_paces (
  topic text PRIMARY KEY,
  -- Pairs of time in milliseconds and number of messages, oldest first.
  shown jsonb NOT NULL DEFAULT '[]',
  -- Messages that were left out and that no event has reported yet.
  left_out integer NOT NULL DEFAULT 0,
  used_at timestamptz NOT NULL DEFAULT now()
);

-- What the anchor, the managers and the staff did in a room.
CREATE TABLE room_acts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  room_id integer NOT NULL REFERENCES rooms ON DELETE CASCADE,
  at timestamptz NOT NULL,
  -- The member who did it, or the name of the staff token.
  by_id bigint REFERENCES accounts,
  by_staff text,
  kind text NOT NULL CHECK (kind IN
    ('mute', 'unmute', 'remove', 'readmit', 'manager', 'viewer', 'clear', 'slow')),
  -- The member it hit; null for an act on the whole room.
  member_id bigint REFERENCES accounts,
  -- Minutes of a mute, seconds of slow mode.
  amount integer,
  -- The text of a removed message.
  said text,
  reason text NOT NULL DEFAULT '',
  CHECK ((by_id IS NULL) <> (by_staff IS NULL))
);
CREATE INDEX room_acts_by_room ON room_acts (room_id, id DESC);
CREATE INDEX room_acts_by_member ON room_acts (member_id);
CREATE INDEX room_acts_by_author ON room_acts (by_id);

-- Who reported a message, and why. The first report opens a case of the moderation.
CREATE TABLE room_reports (
  message_id bigint NOT NULL REFERENCES room_messages ON DELETE CASCADE,
  member_id bigint NOT NULL REFERENCES accounts,
  reason text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (message_id, member_id)
);
CREATE INDEX room_reports_by_member ON room_reports (member_id);

-- Erasure of a member finds these rows.
CREATE INDEX room_managers_by_member ON room_managers (member_id);
CREATE INDEX room_sanctions_by_member ON room_sanctions (member_id);
