ALTER TABLE remote_audit DROP COLUMN note;
ALTER TABLE remote_versions DROP COLUMN withdrawn;
