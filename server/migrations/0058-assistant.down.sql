DROP TABLE assistant_usage;
DROP TABLE assistant_turns;
DROP TABLE assistant_conversations;
