-- What operators announce to every reader. A row is never edited: it ends, and another is put.
CREATE TABLE operate_notices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  text text NOT NULL,
  -- A path of the product.
  link text,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  -- Name of a staff token.
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  -- Ended early by the staff.
  ended_at timestamptz
);
CREATE INDEX operate_notices_by_end ON operate_notices (ends_at) WHERE ended_at IS NULL;
