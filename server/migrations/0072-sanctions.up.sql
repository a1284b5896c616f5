-- What a member may not do, where, why and until when. A sanction ends by its time or by an act;
-- the row stays as the record of both.
CREATE TABLE sanctions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES accounts,
  -- 'mute': may not write there. 'ban': may not enter.
  kind text NOT NULL CHECK (kind IN ('mute', 'ban')),
  scope text NOT NULL
    CHECK (scope IN ('product', 'room', 'circle', 'group', 'conversation', 'profile')),
  -- The room, circle or group; null: all of the scope.
  place bigint,
  -- Null: for good.
  until timestamptz,
  reason text NOT NULL,
  -- The member who decided it, or the name of the staff token; neither once that member is erased.
  by_id bigint REFERENCES accounts,
  by_staff text,
  at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK (kind = 'ban' OR until IS NOT NULL)
);
CREATE UNIQUE INDEX sanctions_in_force ON sanctions (member_id, kind, scope, place)
  NULLS NOT DISTINCT WHERE ended_at IS NULL;
CREATE INDEX sanctions_by_author ON sanctions (by_id);

INSERT INTO sanctions (member_id, kind, scope, until, reason, by_staff, at)
SELECT member_id, 'mute', 'room', until, reason, muted_by, now() FROM room_mutes;

INSERT INTO sanctions (member_id, kind, scope, place, until, reason, by_id, by_staff, at)
SELECT s.member_id, 'mute', 'room', s.room_id, s.muted_until, coalesce(act.reason, ''), act.by_id,
  act.by_staff, coalesce(act.at, now())
FROM room_sanctions s LEFT JOIN LATERAL (
  SELECT * FROM room_acts a WHERE a.room_id = s.room_id AND a.member_id = s.member_id
    AND a.kind = 'mute' ORDER BY a.id DESC LIMIT 1) act ON true
WHERE s.muted_until IS NOT NULL;

INSERT INTO sanctions (member_id, kind, scope, place, reason, by_id, by_staff, at)
SELECT s.member_id, 'ban', 'room', s.room_id, coalesce(act.reason, ''), act.by_id, act.by_staff,
  s.removed_at
FROM room_sanctions s LEFT JOIN LATERAL (
  SELECT * FROM room_acts a WHERE a.room_id = s.room_id AND a.member_id = s.member_id
    AND a.kind = 'remove' ORDER BY a.id DESC LIMIT 1) act ON true
WHERE s.removed_at IS NOT NULL;

INSERT INTO sanctions (member_id, kind, scope, place, until, reason, by_id, by_staff, at)
SELECT m.member_id, 'mute', 'circle', m.circle_id, m.until, coalesce(act.reason, ''), act.by_id,
  act.by_staff, coalesce(act.at, now())
FROM community_mutes m LEFT JOIN LATERAL (
  SELECT * FROM circle_acts a WHERE a.circle_id IS NOT DISTINCT FROM m.circle_id
    AND a.member_id = m.member_id AND a.kind = 'mute' ORDER BY a.id DESC LIMIT 1) act ON true;

INSERT INTO sanctions (member_id, kind, scope, place, until, reason, at)
SELECT member_id, 'mute', 'group', conversation_id, muted_until, '', now()
FROM conversation_members WHERE muted_until IS NOT NULL;

DROP TABLE room_mutes, room_sanctions, community_mutes;
ALTER TABLE conversation_members DROP COLUMN muted_until;
