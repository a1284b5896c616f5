DELETE FROM retention_progress WHERE sport_id <> 1;
ALTER TABLE retention_progress
  DROP CONSTRAINT retention_progress_pkey,
  DROP COLUMN sport_id,
  ADD PRIMARY KEY (kind);
ALTER TABLE matches DROP CONSTRAINT matches_source_key_sport_id_key;
-- Where two sports have a match of one key, football keeps it: the other feed sends its own again.
DELETE FROM matches m
USING matches kept
WHERE kept.source = m.source AND kept.key = m.key AND kept.sport_id < m.sport_id;
ALTER TABLE matches ADD UNIQUE (source, key);
