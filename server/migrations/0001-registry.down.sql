DROP TABLE remote_audit;
DROP TABLE remote_pins;
DROP TABLE remote_channels;
DROP TABLE remote_versions;
