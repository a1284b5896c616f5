-- Who waits to join a group, by own wish or because a member invited them; decided ones are gone.
CREATE TABLE group_requests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  conversation_id bigint NOT NULL REFERENCES conversations ON DELETE CASCADE,
  member_id bigint NOT NULL REFERENCES accounts,
  -- The member who invited; null for a wish of one's own.
  invited_by bigint REFERENCES accounts,
  message text NOT NULL DEFAULT '',
  at timestamptz NOT NULL,
  UNIQUE (conversation_id, member_id)
);
CREATE INDEX group_requests_of_member ON group_requests (member_id);
CREATE INDEX group_requests_of_inviter ON group_requests (invited_by)
  WHERE invited_by IS NOT NULL;
CREATE INDEX group_requests_by_time ON group_requests (at);

-- A manager removed the member (移出): a code alone does not let them join again.
ALTER TABLE conversation_members ADD COLUMN removed_at timestamptz;
-- Owner and administrators.
CREATE INDEX conversation_managers ON conversation_members (conversation_id, member_id)
  WHERE role > 0 AND left_seq IS NULL;
