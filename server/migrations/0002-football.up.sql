-- Every row of match data says where it comes from (source) and when its source said so (source_at).
-- Ids are ours; keys are the feed's own names, and importers and feeds meet at them.

CREATE TABLE sports (
  id smallint PRIMARY KEY,
  key text NOT NULL UNIQUE,
  name_zh text NOT NULL,
  source text NOT NULL,
  source_at timestamptz NOT NULL
);
INSERT INTO sports (id, key, name_zh, source, source_at) VALUES
  (1, 'football', '足球', 'saidian', now()),
  (2, 'basketball', '篮球', 'saidian', now());

CREATE TABLE areas (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL UNIQUE,
  name_zh text NOT NULL,
  source text NOT NULL,
  source_at timestamptz NOT NULL
);

CREATE TABLE leagues (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sport_id smallint NOT NULL REFERENCES sports,
  area_id integer NOT NULL REFERENCES areas,
  key text NOT NULL,
  name_zh text NOT NULL,
  short_zh text NOT NULL,
  -- Pinyin initial of the filter page, A–Z.
  letter text NOT NULL,
  color text NOT NULL,
  -- 1 = 一级, larger is smaller.
  level smallint NOT NULL,
  -- 0 unknown, 1 league, 2 cup, 3 friendly.
  kind smallint NOT NULL,
  source text NOT NULL,
  source_at timestamptz NOT NULL,
  UNIQUE (sport_id, key)
);

CREATE TABLE seasons (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  league_id integer NOT NULL REFERENCES leagues,
  key text NOT NULL,
  name text NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  source text NOT NULL,
  source_at timestamptz NOT NULL,
  UNIQUE (league_id, key)
);

CREATE TABLE teams (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sport_id smallint NOT NULL REFERENCES sports,
  key text NOT NULL,
  name_zh text NOT NULL,
  short_zh text NOT NULL,
  -- Two club colours and one or two characters draw the crest.
  colors text[] NOT NULL CHECK (cardinality(colors) = 2),
  mark text NOT NULL,
  -- Country code of a national team.
  iso text,
  source text NOT NULL,
  source_at timestamptz NOT NULL,
  UNIQUE (sport_id, key)
);

CREATE TABLE matches (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sport_id smallint NOT NULL REFERENCES sports,
  league_id integer NOT NULL REFERENCES leagues,
  season_id integer NOT NULL REFERENCES seasons,
  home_id integer NOT NULL REFERENCES teams,
  away_id integer NOT NULL REFERENCES teams,
  key text NOT NULL,
  round text NOT NULL,
  kickoff_at timestamptz NOT NULL,
  neutral boolean NOT NULL,
  source text NOT NULL,
  source_at timestamptz NOT NULL,
  UNIQUE (source, key)
);
CREATE INDEX matches_by_kickoff ON matches (sport_id, kickoff_at);
CREATE INDEX matches_by_league ON matches (league_id, kickoff_at);

-- The state of a football match as a whole; one row a match from its fixture on.
-- Pairs are {home, away}, NULL while nobody knows.
CREATE TABLE football_match_states (
  match_id integer PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
  -- Revision of the message that is in force; 0 before the first.
  revision bigint NOT NULL DEFAULT 0,
  -- Grows with every accepted change of the match or its fixture.
  version integer NOT NULL DEFAULT 1,
  status smallint NOT NULL DEFAULT 1,
  -- Furthest phase of play so far: after an interruption the match does not resume before it.
  reached smallint NOT NULL DEFAULT 1,
  half_kickoff_at timestamptz,
  score smallint[] CHECK (cardinality(score) = 2),
  half smallint[] CHECK (cardinality(half) = 2),
  corners smallint[] CHECK (cardinality(corners) = 2),
  yellow smallint[] CHECK (cardinality(yellow) = 2),
  red smallint[] CHECK (cardinality(red) = 2),
  extra smallint[] CHECK (cardinality(extra) = 2),
  shootout smallint[] CHECK (cardinality(shootout) = 2),
  var_check boolean NOT NULL DEFAULT false,
  -- Newest message that would move the match backwards; it waits for the correction before it.
  parked jsonb,
  source text NOT NULL,
  source_at timestamptz NOT NULL
);
CREATE INDEX football_match_states_by_status ON football_match_states (status);

-- Highest revision of a key wins, so the order of arrival does not matter; a withdrawn one stays as its own tombstone.
CREATE TABLE football_incidents (
  match_id integer NOT NULL REFERENCES matches ON DELETE CASCADE,
  key text NOT NULL,
  revision bigint NOT NULL,
  withdrawn boolean NOT NULL,
  type smallint NOT NULL,
  side text NOT NULL CHECK (side IN ('home', 'away', 'none')),
  minute smallint NOT NULL,
  added_minute smallint,
  player text,
  other_player text,
  score smallint[] CHECK (cardinality(score) = 2),
  source text NOT NULL,
  source_at timestamptz NOT NULL,
  PRIMARY KEY (match_id, key)
);

CREATE TABLE football_statistics (
  match_id integer NOT NULL REFERENCES matches ON DELETE CASCADE,
  -- 0 whole match, 1 first half, 2 second half.
  half smallint NOT NULL,
  type smallint NOT NULL,
  revision bigint NOT NULL,
  home integer NOT NULL,
  away integer NOT NULL,
  source text NOT NULL,
  source_at timestamptz NOT NULL,
  PRIMARY KEY (match_id, half, type)
);

-- What a source took back: the state it gave instead, and the one that stood until then (NULL when it came late).
CREATE TABLE football_corrections (
  match_id integer NOT NULL REFERENCES matches ON DELETE CASCADE,
  revision bigint NOT NULL,
  said jsonb NOT NULL,
  replaced jsonb,
  source text NOT NULL,
  source_at timestamptz NOT NULL,
  PRIMARY KEY (match_id, revision)
);
