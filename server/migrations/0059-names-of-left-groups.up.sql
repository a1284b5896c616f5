-- The name of the group when the member left or was removed: they read no later one.
ALTER TABLE conversation_members ADD COLUMN left_name text;
UPDATE conversation_members m SET left_name = g.name
FROM conversation_groups g
WHERE g.conversation_id = m.conversation_id AND m.left_seq IS NOT NULL;
