-- Where the publisher of a topic, such as match/football/7, stood when it stopped in order: the next
-- one goes on from there. A row is removed by who takes it. Unlogged as topic_positions: what a
-- crash clears gets a new epoch. Not jsonb: states are compared as text, with their keys in order.
CREATE UNLOGGED TABLE topic_handovers (
  topic text PRIMARY KEY,
  epoch text NOT NULL,
  seq bigint NOT NULL,
  state json NOT NULL,
  events json NOT NULL,
  left_at timestamptz NOT NULL DEFAULT now()
);
