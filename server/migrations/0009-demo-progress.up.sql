-- How far the demonstration feed has told its world, so that a restart goes on where it was.
CREATE TABLE demo_progress (
  -- What is told bit by bit, such as `play demo:eng.1/2026/arsenal-chelsea`.
  subject text PRIMARY KEY,
  -- Seed and version of the generator; what another world told counts for nothing.
  world text NOT NULL,
  -- Meaning of both numbers by subject; seconds since 1970 for what happens in time.
  told_at bigint NOT NULL,
  -- Second of the next news; NULL when there will be none.
  next_at bigint
);
