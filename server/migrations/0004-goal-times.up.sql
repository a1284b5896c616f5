-- When teams score in a season: read of some 80 matches at once, so it must not touch every incident of them.
CREATE INDEX football_incidents_goals ON football_incidents (match_id) INCLUDE (side, minute)
  WHERE type IN (1, 8, 17) AND NOT withdrawn;
