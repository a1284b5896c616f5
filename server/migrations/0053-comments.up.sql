-- What can be commented on, once the first comment is written. Kinds as those of likes: 1 article,
-- 2 post, 3 (none), 4 tip, and 5 match.
CREATE TABLE comment_subjects (
  kind smallint NOT NULL,
  subject_id bigint NOT NULL,
  -- The last floor that was given.
  floors integer NOT NULL DEFAULT 0,
  -- Comments and replies that everybody sees.
  total integer NOT NULL DEFAULT 0,
  PRIMARY KEY (kind, subject_id)
);

CREATE TABLE comments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind smallint NOT NULL,
  subject_id bigint NOT NULL,
  -- From 1 without a gap in the order of writing; 0 for a reply.
  floor integer NOT NULL,
  parent_id bigint REFERENCES comments,
  -- Whom a reply answers, when that is another reply.
  reply_to_author bigint REFERENCES accounts,
  author_id bigint NOT NULL REFERENCES accounts,
  request_key text NOT NULL,
  state text NOT NULL CHECK (state IN ('shown', 'waiting', 'rejected', 'deleted')),
  -- Text with its mentions; empty once it was deleted.
  spans jsonb NOT NULL,
  region text NOT NULL,
  -- Of the match, when it was written.
  minute text,
  at timestamptz NOT NULL,
  -- Replies that everybody sees.
  replies integer NOT NULL DEFAULT 0,
  -- Twice the likes and once the replies.
  hot integer NOT NULL DEFAULT 0,
  -- A comment that is gone keeps its place while it has replies.
  is_listed boolean NOT NULL GENERATED ALWAYS AS
    (state IN ('shown', 'waiting') OR replies > 0) STORED,
  UNIQUE (author_id, request_key),
  CHECK ((floor = 0) = (parent_id IS NOT NULL))
);
CREATE UNIQUE INDEX comments_floors ON comments (kind, subject_id, floor) WHERE floor > 0;
CREATE INDEX comments_listed ON comments (kind, subject_id, floor) WHERE floor > 0 AND is_listed;
CREATE INDEX comments_hot ON comments (kind, subject_id, hot DESC, floor DESC)
  WHERE floor > 0 AND is_listed;
CREATE INDEX comments_replies ON comments (parent_id, id)
  WHERE parent_id IS NOT NULL AND is_listed;
CREATE INDEX comments_parents ON comments (parent_id) WHERE parent_id IS NOT NULL;
CREATE INDEX comments_by_author ON comments (author_id, id DESC);
CREATE INDEX comments_by_answered ON comments (reply_to_author) WHERE reply_to_author IS NOT NULL;

-- Who reported a comment, and why. The first report opens a case of the moderation.
CREATE TABLE comment_reports (
  comment_id bigint NOT NULL REFERENCES comments,
  member_id bigint NOT NULL REFERENCES accounts,
  reason text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (comment_id, member_id)
);
CREATE INDEX comment_reports_by_member ON comment_reports (member_id);

-- Members look up what became of what they wrote, and appeal once against each rejection.
CREATE INDEX moderation_cases_by_member ON moderation_cases (account_id, id DESC);
CREATE TABLE moderation_appeals (
  case_id bigint NOT NULL REFERENCES moderation_cases,
  -- The rejection that it is against.
  act_id bigint NOT NULL REFERENCES moderation_acts,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'granted', 'denied')),
  PRIMARY KEY (case_id, act_id)
);
