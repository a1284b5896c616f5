-- Recorded broadcasts (回放). A broadcast that was interrupted has one recording for each part.
CREATE TABLE recordings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  broadcast_id bigint NOT NULL REFERENCES broadcasts ON DELETE CASCADE,
  room_id integer NOT NULL REFERENCES rooms ON DELETE CASCADE,
  match_id integer REFERENCES matches ON DELETE SET NULL,
  title text NOT NULL,
  -- Name of the file in VAR_DIR/recordings, without its ending.
  file_key text NOT NULL UNIQUE,
  started_at timestamptz NOT NULL,
  -- Null while the file grows, or when its process died.
  ended_at timestamptz,
  duration_ms integer NOT NULL DEFAULT 0,
  bytes bigint NOT NULL DEFAULT 0,
  -- Why it ended: with the stream, at its longest length, for lack of space, by another fault.
  state text NOT NULL CHECK (state IN ('recording', 'ended', 'limit', 'quota', 'full', 'failed'))
);
CREATE INDEX recordings_by_room ON recordings (room_id, started_at DESC);
CREATE INDEX recordings_by_broadcast ON recordings (broadcast_id);
CREATE INDEX recordings_by_time ON recordings (started_at);

-- The score as the product had it while a recording was made, to show it at the same moments.
CREATE TABLE recording_scores (
  recording_id bigint NOT NULL REFERENCES recordings ON DELETE CASCADE,
  at timestamptz NOT NULL,
  home smallint NOT NULL,
  away smallint NOT NULL,
  -- Minute, or period in words.
  state text NOT NULL,
  PRIMARY KEY (recording_id, at)
);
