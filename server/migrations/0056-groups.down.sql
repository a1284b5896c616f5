DROP INDEX conversation_managers;
ALTER TABLE conversation_members DROP COLUMN removed_at;
DROP TABLE group_requests;
