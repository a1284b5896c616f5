-- How far old data of a kind has been removed: of matches that kicked off up to then.
CREATE TABLE retention_progress (
  kind text PRIMARY KEY,
  kickoff_at timestamptz NOT NULL,
  match_id integer NOT NULL
);

-- No query reads it: leagues are read by season, lists by kick-off.
DROP INDEX matches_by_league;
