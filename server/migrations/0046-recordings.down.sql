DROP TABLE recording_scores;
DROP TABLE recordings;
