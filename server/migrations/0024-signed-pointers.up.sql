-- Where a remote points, signed with a counter that only grows: a row moved by hand, or put back to an older state
-- together with its older signature, is not served. The highest counter seen stands outside the database as well.
CREATE TABLE remote_pointer_signatures (
  name text PRIMARY KEY,
  counter bigint NOT NULL CHECK (counter > 0),
  -- Ed25519 over name, counter, channels, history and pin, base64.
  signature text NOT NULL
);
