ALTER TABLE conversation_members DROP COLUMN left_name;
