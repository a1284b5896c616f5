-- Rooms of anchors: a member that the staff made an anchor has one.
CREATE TABLE rooms (
  id integer GENERATED ALWAYS AS IDENTITY (START WITH 10001) PRIMARY KEY,
  anchor_id bigint NOT NULL UNIQUE REFERENCES accounts,
  title text NOT NULL,
  notice text NOT NULL DEFAULT '',
  -- 1 football, 2 basketball, 3 other.
  column_id smallint NOT NULL CHECK (column_id BETWEEN 1 AND 3),
  cover_key text,
  match_id integer REFERENCES matches ON DELETE SET NULL,
  -- SHA-256 of the stream key; the key itself is not stored.
  key_hash bytea UNIQUE,
  slow_seconds smallint NOT NULL DEFAULT 0,
  heat integer NOT NULL DEFAULT 0,
  viewers integer NOT NULL DEFAULT 0,
  is_demo boolean NOT NULL DEFAULT false,
  closed_reason text,
  created_at timestamptz NOT NULL
);
CREATE INDEX rooms_by_match ON rooms (match_id);

-- One publication, from its start to its end; a short interruption belongs to it.
CREATE TABLE broadcasts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  room_id integer NOT NULL REFERENCES rooms ON DELETE CASCADE,
  match_id integer REFERENCES matches ON DELETE SET NULL,
  title text NOT NULL,
  started_at timestamptz NOT NULL,
  -- When its publisher was last seen; a later start knows by it that the process died.
  seen_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE UNIQUE INDEX broadcasts_on_air ON broadcasts (room_id) WHERE ended_at IS NULL;
CREATE INDEX broadcasts_by_room ON broadcasts (room_id, started_at DESC);

-- Announced broadcasts, and who gets a notice at their start.
CREATE TABLE announced_broadcasts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  room_id integer NOT NULL REFERENCES rooms ON DELETE CASCADE,
  match_id integer REFERENCES matches ON DELETE SET NULL,
  title text NOT NULL,
  starts_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  notified_at timestamptz
);
CREATE INDEX announced_broadcasts_by_room ON announced_broadcasts (room_id, starts_at);
CREATE INDEX announced_broadcasts_by_start ON announced_broadcasts (starts_at);

CREATE TABLE broadcast_bookings (
  announced_id integer NOT NULL REFERENCES announced_broadcasts ON DELETE CASCADE,
  member_id bigint NOT NULL REFERENCES accounts,
  at timestamptz NOT NULL,
  PRIMARY KEY (announced_id, member_id)
);
CREATE INDEX broadcast_bookings_by_member ON broadcast_bookings (member_id);

-- Managers (房管) of a room, and members who were removed from it or may not write there.
CREATE TABLE room_managers (
  room_id integer NOT NULL REFERENCES rooms ON DELETE CASCADE,
  member_id bigint NOT NULL REFERENCES accounts,
  at timestamptz NOT NULL,
  PRIMARY KEY (room_id, member_id)
);
CREATE TABLE room_sanctions (
  room_id integer NOT NULL REFERENCES rooms ON DELETE CASCADE,
  member_id bigint NOT NULL REFERENCES accounts,
  muted_until timestamptz,
  removed_at timestamptz,
  PRIMARY KEY (room_id, member_id)
);

-- What a member did in a room on a day in Beijing, for the list of the most active.
CREATE TABLE room_activity (
  room_id integer NOT NULL REFERENCES rooms ON DELETE CASCADE,
  day date NOT NULL,
  member_id bigint NOT NULL REFERENCES accounts,
  minutes integer NOT NULL DEFAULT 0,
  messages integer NOT NULL DEFAULT 0,
  PRIMARY KEY (room_id, day, member_id)
);
CREATE INDEX room_activity_by_member ON room_activity (member_id);
