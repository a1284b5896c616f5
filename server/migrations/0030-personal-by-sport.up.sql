-- Matches, leagues, teams and players of all sports share one sequence of ids each, so that kind and
-- id still name one thing: the primary keys stay. The sport decides which pages show it; null for a
-- kind without a sport, such as a member or an article. Everything so far is football's.
ALTER TABLE follows ADD COLUMN sport_id smallint REFERENCES sports;
ALTER TABLE favourites ADD COLUMN sport_id smallint REFERENCES sports;
ALTER TABLE visits ADD COLUMN sport_id smallint REFERENCES sports;

UPDATE follows SET sport_id = 1 WHERE kind IN ('match', 'league', 'team', 'player');
UPDATE favourites SET sport_id = 1 WHERE kind IN ('match', 'league', 'team', 'player');
UPDATE visits SET sport_id = 1 WHERE kind IN ('match', 'league', 'team', 'player');

ALTER TABLE follows ADD CONSTRAINT follows_have_sport
  CHECK (sport_id IS NOT NULL OR kind NOT IN ('match', 'league', 'team', 'player'));
ALTER TABLE favourites ADD CONSTRAINT favourites_have_sport
  CHECK (sport_id IS NOT NULL OR kind NOT IN ('match', 'league', 'team', 'player'));
ALTER TABLE visits ADD CONSTRAINT visits_have_sport
  CHECK (sport_id IS NOT NULL OR kind NOT IN ('match', 'league', 'team', 'player'));

-- Limits of a day are counted in rate_limits.
DROP TABLE daily_counts;
