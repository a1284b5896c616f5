-- Its file was not there when the process with the files last looked, such as after a restore: the
-- recording is not listed while this lasts. The row stays: the disk may only be away.
ALTER TABLE recordings ADD COLUMN is_gone boolean NOT NULL DEFAULT false;
