DELETE FROM demo_progress WHERE sport <> 'football';
ALTER TABLE demo_progress DROP CONSTRAINT demo_progress_pkey;
ALTER TABLE demo_progress ADD PRIMARY KEY (subject);
ALTER TABLE demo_progress DROP COLUMN sport;
