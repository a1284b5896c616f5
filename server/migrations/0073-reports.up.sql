-- Who reported what, and why. The first report of a subject opens a case of its kind.
CREATE TABLE reports (
  -- Kind and subject of the case.
  kind text NOT NULL,
  subject text NOT NULL,
  reporter_id bigint NOT NULL REFERENCES accounts,
  reason text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (kind, subject, reporter_id)
);
CREATE INDEX reports_by_reporter ON reports (reporter_id);
CREATE INDEX reports_by_time ON reports (at);

INSERT INTO reports (kind, subject, reporter_id, reason, at)
SELECT 'room-message', message_id::text, member_id, reason, at FROM room_reports
UNION ALL SELECT 'reported-comment', comment_id::text, member_id, reason, at FROM comment_reports
UNION ALL SELECT 'post', post_id::text, member_id, reason, at FROM post_reports
UNION ALL SELECT 'member', member_id::text, reporter_id, reason, at FROM member_reports;

DROP TABLE room_reports, comment_reports, post_reports, member_reports;
