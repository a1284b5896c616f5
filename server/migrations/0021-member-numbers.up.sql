-- Members log in with their number: it is chosen by chance among billions, so that nobody counts through them.
ALTER TABLE accounts ALTER COLUMN id DROP IDENTITY;
