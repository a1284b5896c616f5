ALTER TABLE football_match_states DROP COLUMN doubt;
ALTER TABLE basketball_match_states DROP COLUMN doubt;
