DROP TABLE remote_pointer_signatures;
