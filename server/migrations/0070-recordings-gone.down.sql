ALTER TABLE recordings DROP COLUMN is_gone;
