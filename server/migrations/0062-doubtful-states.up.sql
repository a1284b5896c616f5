-- What a source said of a match that cannot be true, or waits for a second look.
ALTER TABLE football_match_states ADD COLUMN doubt jsonb;
ALTER TABLE basketball_match_states ADD COLUMN doubt jsonb;

CREATE INDEX football_match_states_doubt ON football_match_states (match_id)
WHERE doubt IS NOT NULL;
CREATE INDEX basketball_match_states_doubt ON basketball_match_states (match_id)
WHERE doubt IS NOT NULL;
