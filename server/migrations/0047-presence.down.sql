DELETE FROM rooms WHERE is_demo;
UPDATE accounts SET deleted_at = now() WHERE is_demo AND deleted_at IS NULL;
ALTER TABLE accounts DROP CONSTRAINT accounts_have_phone;
ALTER TABLE accounts ADD CONSTRAINT accounts_check1
  CHECK (deleted_at IS NOT NULL OR phone IS NOT NULL);
ALTER TABLE accounts DROP COLUMN is_demo;
DROP INDEX rooms_by_heat;
ALTER TABLE rooms DROP COLUMN list_heat, DROP COLUMN counted_at, DROP COLUMN demo_clip;
DROP TABLE room_presence;
