-- The demo of every sport stores its own progress: subjects such as `results` are the same in all.
ALTER TABLE demo_progress ADD COLUMN sport text NOT NULL DEFAULT 'football';
ALTER TABLE demo_progress DROP CONSTRAINT demo_progress_pkey;
ALTER TABLE demo_progress ADD PRIMARY KEY (sport, subject);
