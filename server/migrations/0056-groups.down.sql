DROP INDEX conversation_managers;
DROP INDEX conversation_members_by_age;
ALTER TABLE conversation_members DROP COLUMN removed_at;
DROP TABLE group_requests;
