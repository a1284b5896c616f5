-- Reason why a version must never be served again; null for all others.
ALTER TABLE remote_versions ADD COLUMN withdrawn text;
-- Release note of a publish, reason of a withdrawal.
ALTER TABLE remote_audit ADD COLUMN note text;
