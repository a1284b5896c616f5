-- Who led a role of the server last, so that a process that lost only its connection goes on with its term.
CREATE TABLE leader_terms (
  -- What is led, such as `feed`.
  role text PRIMARY KEY,
  -- The process that leads or led last.
  holder uuid NOT NULL,
  -- Host and number of that process, such as `web-1/4711`.
  process text NOT NULL,
  -- Grows with every change of the holder.
  term integer NOT NULL CHECK (term > 0),
  -- When the holder was last seen; it may believe in its lead for a short lease after that.
  seen_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
