DROP TABLE moderation_acts, moderation_cases;
