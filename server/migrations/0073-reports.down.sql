CREATE TABLE room_reports (
  message_id bigint NOT NULL REFERENCES room_messages ON DELETE CASCADE,
  member_id bigint NOT NULL REFERENCES accounts,
  reason text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (message_id, member_id)
);
CREATE INDEX room_reports_by_member ON room_reports (member_id);
CREATE TABLE comment_reports (
  comment_id bigint NOT NULL REFERENCES comments,
  member_id bigint NOT NULL REFERENCES accounts,
  reason text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (comment_id, member_id)
);
CREATE INDEX comment_reports_by_member ON comment_reports (member_id);
CREATE TABLE post_reports (
  post_id bigint NOT NULL REFERENCES posts,
  member_id bigint NOT NULL REFERENCES accounts,
  reason text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (post_id, member_id)
);
CREATE INDEX post_reports_by_member ON post_reports (member_id);
CREATE TABLE member_reports (
  member_id bigint NOT NULL REFERENCES accounts,
  reporter_id bigint NOT NULL REFERENCES accounts,
  reason text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, reporter_id)
);
CREATE INDEX member_reports_by ON member_reports (reporter_id);

INSERT INTO room_reports (message_id, member_id, reason, at)
SELECT m.id, r.reporter_id, r.reason, r.at FROM reports r
JOIN room_messages m ON m.id = r.subject::bigint WHERE r.kind = 'room-message';
INSERT INTO comment_reports (comment_id, member_id, reason, at)
SELECT c.id, r.reporter_id, r.reason, r.at FROM reports r
JOIN comments c ON c.id = r.subject::bigint WHERE r.kind = 'reported-comment';
INSERT INTO post_reports (post_id, member_id, reason, at)
SELECT p.id, r.reporter_id, r.reason, r.at FROM reports r
JOIN posts p ON p.id = r.subject::bigint WHERE r.kind = 'post';
INSERT INTO member_reports (member_id, reporter_id, reason, at)
SELECT a.id, r.reporter_id, r.reason, r.at FROM reports r
JOIN accounts a ON a.id = r.subject::bigint WHERE r.kind = 'member';

DROP TABLE reports;
