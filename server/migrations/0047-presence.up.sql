-- Who is in a room now. A viewer is in one room at a time, the newest. Unlogged: after a crash of
-- the database the open pages report again within a minute.
CREATE UNLOGGED TABLE room_presence (
  -- m and the number of a member, or v and a hash of device and network.
  viewer text PRIMARY KEY,
  room_id integer NOT NULL,
  -- Null for a visitor.
  member_id bigint,
  -- An IPv4 address, or the /64 of an IPv6 one: visitors of one network count up to a limit.
  network text NOT NULL,
  -- By the clock of the database.
  seen_at timestamptz NOT NULL,
  -- When the last minute of a member was counted.
  minute_at timestamptz NOT NULL
);
CREATE INDEX room_presence_by_room ON room_presence (room_id, network);
CREATE INDEX room_presence_by_network ON room_presence (network) WHERE member_id IS NULL;
CREATE INDEX room_presence_by_age ON room_presence (seen_at);

ALTER TABLE rooms
  -- Heat by which lists are ordered: changes once a minute, so that pages fit each other.
  ADD COLUMN list_heat integer NOT NULL DEFAULT 0,
  -- When viewers and heat were last published.
  ADD COLUMN counted_at timestamptz NOT NULL DEFAULT '-infinity',
  -- Clip that the demo plays in this room; null: off air.
  ADD COLUMN demo_clip text;
CREATE INDEX rooms_by_heat ON rooms (list_heat DESC, id) WHERE closed_reason IS NULL;

-- An invented person of the demo has neither phone nor password: no one logs in as them.
ALTER TABLE accounts ADD COLUMN is_demo boolean NOT NULL DEFAULT false;
ALTER TABLE accounts DROP CONSTRAINT accounts_check1;
ALTER TABLE accounts ADD CONSTRAINT accounts_have_phone
  CHECK (deleted_at IS NOT NULL OR phone IS NOT NULL OR is_demo);
