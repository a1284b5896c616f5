ALTER TABLE accounts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (START WITH 100001);
SELECT setval(pg_get_serial_sequence('accounts', 'id'), greatest(100000, (SELECT max(id) FROM accounts)));
