-- Feeds of several sports share a source, such as demo: each names its matches by its own keys.
ALTER TABLE matches DROP CONSTRAINT matches_source_key_key;
ALTER TABLE matches ADD UNIQUE (source, key, sport_id);

-- Old data of each sport is removed on its own.
ALTER TABLE retention_progress
  ADD COLUMN sport_id integer NOT NULL DEFAULT 1 REFERENCES sports,
  DROP CONSTRAINT retention_progress_pkey,
  ADD PRIMARY KEY (sport_id, kind);
ALTER TABLE retention_progress ALTER COLUMN sport_id DROP DEFAULT;
