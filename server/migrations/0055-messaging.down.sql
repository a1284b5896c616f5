DROP TABLE conversation_entries;
DROP TABLE conversation_members;
DROP TABLE conversation_groups;
DROP TABLE conversations;
