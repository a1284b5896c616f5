-- Codes live for five minutes: the few that are lost are asked for again.
DELETE FROM sms_codes;
-- A code belongs to the network that asked for it, so that no other network replaces it. Wrong tries are counted by
-- network in rate_limits.
ALTER TABLE sms_codes
  DROP CONSTRAINT sms_codes_pkey,
  DROP COLUMN tries,
  ADD COLUMN network text NOT NULL,
  ADD PRIMARY KEY (phone, purpose, network);
