-- Who likes what. Kinds: 1 article, 2 post, 3 comment, 4 tip.
CREATE TABLE likes (
  kind smallint NOT NULL,
  subject_id bigint NOT NULL,
  member_id bigint NOT NULL REFERENCES accounts,
  at timestamptz NOT NULL,
  PRIMARY KEY (kind, subject_id, member_id)
);
CREATE INDEX likes_by_member ON likes (member_id);

-- How many like a subject, as the sum of its slots: many likes of one subject at once do not wait
-- for one row. The slot follows from the member.
CREATE TABLE like_counts (
  kind smallint NOT NULL,
  subject_id bigint NOT NULL,
  slot smallint NOT NULL,
  likes integer NOT NULL,
  PRIMARY KEY (kind, subject_id, slot)
) WITH (fillfactor = 60);

-- Who blocks whom (拉黑).
CREATE TABLE member_blocks (
  member_id bigint NOT NULL REFERENCES accounts,
  blocked_id bigint NOT NULL REFERENCES accounts,
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, blocked_id)
);
CREATE INDEX member_blocks_of ON member_blocks (blocked_id, member_id);

-- A followed member is one by the form of the id: readers compare it with ids of accounts.
UPDATE follows SET is_on = false
WHERE kind = 'member' AND is_on AND target_id !~ '^[1-9][0-9]{0,17}$';
ALTER TABLE follows ADD CONSTRAINT follows_of_members
  CHECK (kind <> 'member' OR NOT is_on OR target_id ~ '^[1-9][0-9]{0,17}$');
