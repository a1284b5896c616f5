CREATE INDEX matches_by_league ON matches (league_id, kickoff_at);
DROP TABLE retention_progress;
