-- Predictions that were locked before the kick-off, and what became of them, in the order of the
-- hash chain. `content` is the text that is hashed and published; it has everything a page shows.
CREATE TABLE prediction_records (
  id bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  content text NOT NULL,
  -- sha256 over the hash of the record before and `content`.
  hash bytea NOT NULL
);
CREATE INDEX prediction_records_by_time ON prediction_records (at);
CREATE TRIGGER prediction_records_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON prediction_records
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The last record of each Beijing day, published after its end.
CREATE TABLE prediction_heads (
  day date PRIMARY KEY,
  record_id bigint NOT NULL REFERENCES prediction_records,
  hash bytea NOT NULL,
  published_at timestamptz NOT NULL
);
CREATE TRIGGER prediction_heads_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON prediction_heads
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- An index of the locked predictions in the chain, so that lists need not read every content. No
-- reference to a match: a prediction stays when its match is removed.
CREATE TABLE predictions (
  record_id bigint PRIMARY KEY REFERENCES prediction_records,
  sport_id smallint NOT NULL REFERENCES sports,
  source text NOT NULL,
  league_id integer NOT NULL,
  match_id integer NOT NULL,
  -- As planned when the prediction was locked.
  kickoff_at timestamptz NOT NULL,
  locked_at timestamptz NOT NULL,
  -- Of home, draw and away; the draw is 0 in a sport without.
  chances float8[] NOT NULL CHECK (cardinality(chances) = 3),
  -- Place of the result (0 home, 1 draw, 2 away) that the model believed in more than the market.
  value_result smallint CHECK (value_result BETWEEN 0 AND 2),
  value_market float8,
  value_price float8,
  -- The newest record that settles it; NULL while open.
  settled_id bigint REFERENCES prediction_records,
  -- What that record says; NULL while open and when void.
  score smallint[] CHECK (cardinality(score) = 2),
  result smallint CHECK (result BETWEEN 0 AND 2),
  closing float8[] CHECK (cardinality(closing) = 3),
  CHECK (locked_at <= kickoff_at - interval '10 minutes')
);
CREATE UNIQUE INDEX predictions_open ON predictions (match_id) WHERE settled_id IS NULL;
CREATE INDEX predictions_by_match ON predictions (match_id, record_id DESC);
CREATE INDEX predictions_by_kickoff ON predictions (sport_id, kickoff_at DESC, record_id DESC);
