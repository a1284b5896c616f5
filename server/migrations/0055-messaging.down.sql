DROP TABLE message_paces;
DROP TABLE conversation_mentions;
DROP TABLE conversation_entries;
DROP TABLE conversation_members;
DROP TABLE conversation_groups;
DROP TABLE conversations;
