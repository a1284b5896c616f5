-- Basketball: the state of a match with its periods and clock, incidents, text live, box score,
-- shots and flow of the score. Every row says where it comes from and when its source said so.

ALTER TABLE players DROP CONSTRAINT players_position_check;
ALTER TABLE players ADD CONSTRAINT players_position_check
  CHECK (position IN ('G', 'D', 'M', 'F', 'C', 'SF', 'PF', 'SG', 'PG'));

CREATE TABLE basketball_match_states (
  match_id integer PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
  -- Revision of the message that is in force; 0 before the first.
  revision bigint NOT NULL DEFAULT 0,
  -- Grows with every accepted change of the match or its fixture.
  version integer NOT NULL DEFAULT 1,
  status smallint NOT NULL DEFAULT 1,
  -- Furthest phase of play so far.
  reached smallint NOT NULL DEFAULT 1,
  score smallint[] CHECK (cardinality(score) = 2),
  -- Points by period: four quarters, then every overtime.
  home_points smallint[],
  away_points smallint[],
  -- Seconds left in the period, as of clock_at while the clock runs.
  clock smallint,
  clock_at timestamptz,
  period_seconds smallint NOT NULL DEFAULT 720,
  fouls smallint[] CHECK (cardinality(fouls) = 2),
  timeouts smallint[] CHECK (cardinality(timeouts) = 2),
  -- Newest message that would move the match backwards; it waits for the correction before it.
  parked jsonb,
  source text NOT NULL,
  source_at timestamptz NOT NULL
);
CREATE INDEX basketball_match_states_by_status ON basketball_match_states (status);

CREATE TABLE basketball_incidents (
  match_id integer NOT NULL REFERENCES matches ON DELETE CASCADE,
  key text NOT NULL,
  revision bigint NOT NULL,
  withdrawn boolean NOT NULL,
  corrected boolean NOT NULL DEFAULT false,
  type smallint NOT NULL,
  side text NOT NULL CHECK (side IN ('home', 'away', 'none')),
  minute smallint NOT NULL,
  added_minute smallint,
  player text,
  other_player text,
  player_id integer REFERENCES players,
  other_player_id integer REFERENCES players,
  score smallint[] CHECK (cardinality(score) = 2),
  -- Codes that other sports use: incidents of every sport have one form.
  reason smallint,
  var_reason smallint,
  var_result smallint,
  source text NOT NULL,
  source_at timestamptz NOT NULL,
  PRIMARY KEY (match_id, key)
);

-- What a source took back: the state it gave instead, and the one that stood until then.
CREATE TABLE basketball_corrections (
  match_id integer NOT NULL REFERENCES matches ON DELETE CASCADE,
  revision bigint NOT NULL,
  said jsonb NOT NULL,
  replaced jsonb,
  source text NOT NULL,
  source_at timestamptz NOT NULL,
  PRIMARY KEY (match_id, revision)
);

ALTER TABLE football_text_lines ADD COLUMN period smallint, ADD COLUMN clock smallint;
CREATE TABLE basketball_text_lines (LIKE football_text_lines INCLUDING ALL);
ALTER TABLE basketball_text_lines
  ADD FOREIGN KEY (match_id) REFERENCES matches ON DELETE CASCADE;

CREATE TABLE basketball_match_facts (
  match_id integer PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
  venue text,
  referee text,
  facts_revision bigint NOT NULL DEFAULT 0,
  flow jsonb,
  flow_revision bigint NOT NULL DEFAULT 0,
  source text NOT NULL,
  source_at timestamptz NOT NULL
);

CREATE TABLE basketball_player_lines (
  match_id integer NOT NULL REFERENCES matches ON DELETE CASCADE,
  player_id integer NOT NULL REFERENCES players,
  side text NOT NULL CHECK (side IN ('home', 'away')),
  revision bigint NOT NULL,
  -- Order in the box score of the source.
  place smallint NOT NULL,
  starter boolean NOT NULL,
  on_court boolean NOT NULL,
  absent text,
  seconds smallint NOT NULL,
  points smallint NOT NULL,
  field_goals smallint[] NOT NULL CHECK (cardinality(field_goals) = 2),
  threes smallint[] NOT NULL CHECK (cardinality(threes) = 2),
  free_throws smallint[] NOT NULL CHECK (cardinality(free_throws) = 2),
  offensive_rebounds smallint NOT NULL,
  defensive_rebounds smallint NOT NULL,
  assists smallint NOT NULL,
  steals smallint NOT NULL,
  blocks smallint NOT NULL,
  turnovers smallint NOT NULL,
  fouls smallint NOT NULL,
  plus_minus smallint,
  source text NOT NULL,
  source_at timestamptz NOT NULL,
  PRIMARY KEY (match_id, player_id)
);
CREATE INDEX basketball_player_lines_by_player ON basketball_player_lines (player_id);

CREATE TABLE basketball_shots (
  match_id integer NOT NULL REFERENCES matches ON DELETE CASCADE,
  key text NOT NULL,
  revision bigint NOT NULL,
  withdrawn boolean NOT NULL,
  side text CHECK (side IN ('home', 'away')),
  player_id integer REFERENCES players,
  period smallint,
  clock smallint,
  x real,
  y real,
  points smallint,
  made boolean,
  source text NOT NULL,
  source_at timestamptz NOT NULL,
  PRIMARY KEY (match_id, key)
);
