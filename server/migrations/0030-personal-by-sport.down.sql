CREATE TABLE daily_counts (
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  kind text NOT NULL,
  day date NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (account_id, kind)
);

ALTER TABLE follows DROP COLUMN sport_id;
ALTER TABLE favourites DROP COLUMN sport_id;
ALTER TABLE visits DROP COLUMN sport_id;
