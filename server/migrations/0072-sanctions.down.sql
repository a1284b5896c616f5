ALTER TABLE conversation_members ADD COLUMN muted_until timestamptz;
CREATE TABLE room_mutes (
  member_id bigint PRIMARY KEY REFERENCES accounts,
  until timestamptz NOT NULL,
  reason text NOT NULL,
  muted_by text NOT NULL
);
CREATE TABLE room_sanctions (
  room_id integer NOT NULL REFERENCES rooms ON DELETE CASCADE,
  member_id bigint NOT NULL REFERENCES accounts,
  muted_until timestamptz,
  removed_at timestamptz,
  PRIMARY KEY (room_id, member_id)
);
CREATE INDEX room_sanctions_by_member ON room_sanctions (member_id);
CREATE TABLE community_mutes (
  member_id bigint NOT NULL REFERENCES accounts,
  circle_id integer REFERENCES circles,
  until timestamptz NOT NULL,
  UNIQUE NULLS NOT DISTINCT (member_id, circle_id)
);
CREATE INDEX community_mutes_by_end ON community_mutes (until);

INSERT INTO room_mutes (member_id, until, reason, muted_by)
SELECT member_id, until, reason, coalesce(by_staff, '') FROM sanctions
WHERE ended_at IS NULL AND kind = 'mute' AND scope = 'room' AND place IS NULL;

INSERT INTO room_sanctions (room_id, member_id, muted_until, removed_at)
SELECT s.place, s.member_id, max(s.until) FILTER (WHERE s.kind = 'mute'),
  max(s.at) FILTER (WHERE s.kind = 'ban')
FROM sanctions s JOIN rooms r ON r.id = s.place
WHERE s.ended_at IS NULL AND s.scope = 'room' GROUP BY s.place, s.member_id;

INSERT INTO community_mutes (member_id, circle_id, until)
SELECT s.member_id, s.place, s.until FROM sanctions s LEFT JOIN circles c ON c.id = s.place
WHERE s.ended_at IS NULL AND s.kind = 'mute' AND s.scope = 'circle'
  AND (s.place IS NULL OR c.id IS NOT NULL);

UPDATE conversation_members m SET muted_until = s.until FROM sanctions s
WHERE s.ended_at IS NULL AND s.kind = 'mute' AND s.scope = 'group'
  AND s.place = m.conversation_id AND s.member_id = m.member_id;

DROP TABLE sanctions;
