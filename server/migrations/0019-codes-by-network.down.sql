DELETE FROM sms_codes;
ALTER TABLE sms_codes
  DROP CONSTRAINT sms_codes_pkey,
  DROP COLUMN network,
  ADD COLUMN tries smallint NOT NULL DEFAULT 0,
  ADD PRIMARY KEY (phone, purpose);
