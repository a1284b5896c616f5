-- What each import said of each match. The matches of a season are merged from these rows, so that
-- the order of imports does not matter, one of them can be undone, and a figure can name its origin.
CREATE TABLE import_rows (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  season_id integer NOT NULL REFERENCES seasons,
  source text NOT NULL,
  -- The match that the row was merged into.
  match_id integer REFERENCES matches ON DELETE SET NULL,
  -- Teams, day, course and statistics as the importer read them.
  content jsonb NOT NULL,
  file text,
  line integer,
  imported_at timestamptz NOT NULL
);
CREATE INDEX import_rows_by_season ON import_rows (season_id, source);
CREATE INDEX import_rows_by_match ON import_rows (match_id);
