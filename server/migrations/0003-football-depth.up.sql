-- What stands behind a tapped match: people, line-ups, text, pressure, odds, lotteries.
-- Every row says where it comes from and when its source said so, as in 0002.

CREATE TABLE players (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sport_id smallint NOT NULL REFERENCES sports,
  key text NOT NULL,
  team_id integer REFERENCES teams,
  name_zh text NOT NULL,
  short_zh text NOT NULL,
  position text CHECK (position IN ('G', 'D', 'M', 'F')),
  shirt_number smallint,
  birth_date date,
  height_cm smallint,
  weight_kg smallint,
  foot smallint NOT NULL DEFAULT 0,
  area_zh text,
  source text NOT NULL,
  source_at timestamptz NOT NULL,
  UNIQUE (sport_id, key)
);
CREATE INDEX players_by_team ON players (team_id);

ALTER TABLE football_incidents
  ADD COLUMN player_id integer REFERENCES players,
  ADD COLUMN other_player_id integer REFERENCES players,
  ADD COLUMN reason smallint,
  ADD COLUMN var_reason smallint,
  ADD COLUMN var_result smallint,
  -- The source took back or replaced what it had said of this incident: pages say 更正.
  ADD COLUMN corrected boolean NOT NULL DEFAULT false;

CREATE TABLE football_lineups (
  match_id integer NOT NULL REFERENCES matches ON DELETE CASCADE,
  side text NOT NULL CHECK (side IN ('home', 'away')),
  revision bigint NOT NULL,
  confirmed boolean NOT NULL,
  formation text NOT NULL,
  coach text,
  source text NOT NULL,
  source_at timestamptz NOT NULL,
  PRIMARY KEY (match_id, side)
);

CREATE TABLE football_lineup_players (
  match_id integer NOT NULL,
  side text NOT NULL,
  player_id integer NOT NULL REFERENCES players,
  -- 1 starter, 0 bench, 2 injured, 3 suspended, -1 unknown.
  state smallint NOT NULL,
  -- Order in the team sheet.
  place smallint NOT NULL,
  shirt_number smallint,
  position text,
  x real,
  y real,
  captain boolean NOT NULL,
  rating real,
  note text,
  PRIMARY KEY (match_id, side, player_id),
  FOREIGN KEY (match_id, side) REFERENCES football_lineups ON DELETE CASCADE
);
CREATE INDEX football_lineup_players_by_player ON football_lineup_players (player_id);

CREATE TABLE football_text_lines (
  match_id integer NOT NULL REFERENCES matches ON DELETE CASCADE,
  key text NOT NULL,
  revision bigint NOT NULL,
  withdrawn boolean NOT NULL,
  -- Said again with other words.
  corrected boolean NOT NULL DEFAULT false,
  place integer NOT NULL,
  minute smallint,
  added_minute smallint,
  data text NOT NULL,
  type smallint NOT NULL,
  -- 0 neutral, 1 home, 2 away.
  position smallint NOT NULL,
  main boolean NOT NULL,
  score smallint[] CHECK (cardinality(score) = 2),
  source text NOT NULL,
  source_at timestamptz NOT NULL,
  PRIMARY KEY (match_id, key)
);
CREATE INDEX football_text_lines_by_place ON football_text_lines (match_id, place DESC);

-- What a match has one of: pressure, surroundings, 情报.
CREATE TABLE football_match_facts (
  match_id integer PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
  trend jsonb,
  trend_revision bigint NOT NULL DEFAULT 0,
  weather smallint,
  temperature text,
  humidity text,
  pressure text,
  wind text,
  venue text,
  referee text,
  intelligence jsonb,
  mlive boolean NOT NULL DEFAULT false,
  facts_revision bigint NOT NULL DEFAULT 0,
  source text NOT NULL,
  source_at timestamptz NOT NULL
);

CREATE TABLE football_injuries (
  team_id integer NOT NULL REFERENCES teams,
  player_id integer NOT NULL REFERENCES players,
  -- 1 injured, 2 suspended, 3 doubtful, 0 unknown.
  type smallint NOT NULL,
  note text NOT NULL,
  since date,
  source text NOT NULL,
  source_at timestamptz NOT NULL,
  PRIMARY KEY (team_id, player_id)
);

CREATE TABLE odds_companies (
  id smallint PRIMARY KEY,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  -- Order in tables: the best known first.
  rank smallint NOT NULL
);
INSERT INTO odds_companies (id, name_zh, name_en, rank) VALUES
  (7, '澳门', 'Macauslot', 1), (3, '皇冠', 'Crown', 2), (2, 'BET365', 'BET365', 3), (11, '伟德', 'Vcbet', 4),
  (10, '易胜博', 'Easybets', 5), (9, '威廉希尔', 'William Hill', 6), (5, '立博', 'Ladbrokes', 7),
  (22, '平博', 'Pinnacle', 8), (21, '金宝博', '188BET', 9), (6, '明陞', 'Mansion88', 10), (15, '利记', 'SBOBET', 11),
  (16, '盈禾', 'Wewbet', 12), (14, '12BET', '12BET', 13), (17, '18BET', '18BET', 14), (18, '乐天堂', 'Fun88', 15),
  (4, '10BET', '10BET', 16), (13, 'Interwetten', 'Interwetten', 17), (12, 'EuroBet', 'EuroBet', 18),
  (8, 'SNAI', 'SNAI', 19), (20, '1xBet', '1xBet', 20), (19, '竞彩官方', 'Sporttery', 21), (136, '马会', 'HKJC', 22),
  -- Not in that family: numbers of our own.
  (1001, '必赢', 'bwin', 23), (1002, '必发', 'Betfair', 24), (1003, '必发交易所', 'Betfair Exchange', 25),
  (1004, '最高赔率', 'Max', 26), (1005, '平均赔率', 'Avg', 27);

-- Every quotation. Prices and lines in thousandths. Always read by match, so spread by match.
CREATE TABLE odds_quotes (
  match_id integer NOT NULL,
  company_id smallint NOT NULL,
  -- 1 asia, 2 euro, 3 over/under, 4 corners.
  type smallint NOT NULL,
  at timestamptz NOT NULL,
  -- Match minute; NULL before the start.
  minute smallint,
  left_value integer NOT NULL,
  middle_value integer NOT NULL,
  right_value integer NOT NULL,
  status smallint NOT NULL,
  suspended boolean NOT NULL,
  score smallint[] CHECK (cardinality(score) = 2),
  source text NOT NULL,
  PRIMARY KEY (match_id, type, company_id, at)
) PARTITION BY HASH (match_id);
DO $$ BEGIN
  FOR part IN 0..15 LOOP
    EXECUTE format('CREATE TABLE odds_quotes_%s PARTITION OF odds_quotes FOR VALUES WITH (MODULUS 16, REMAINDER %s)', part, part);
  END LOOP;
END $$;

-- Per match, type and company: first quotation (初), last before the start (即), last in play (滚). A table reads this, not the history.
CREATE TABLE odds_lines (
  match_id integer NOT NULL REFERENCES matches ON DELETE CASCADE,
  type smallint NOT NULL,
  company_id smallint NOT NULL,
  -- {at, minute, left, middle, right, status, suspended, score}; each with `turn`: -1 fell, 0 stood, 1 rose, per value.
  opening jsonb,
  prematch jsonb,
  inplay jsonb,
  quotes integer NOT NULL DEFAULT 0,
  changed_at timestamptz NOT NULL,
  source text NOT NULL,
  PRIMARY KEY (match_id, type, company_id)
);

CREATE TABLE lottery_issues (
  kind text NOT NULL CHECK (kind IN ('jczq', 'bjdc', 'sfc')),
  issue text NOT NULL,
  start_at timestamptz NOT NULL,
  end_at timestamptz NOT NULL,
  draw_at timestamptz,
  sales bigint,
  jackpot bigint,
  source text NOT NULL,
  source_at timestamptz NOT NULL,
  PRIMARY KEY (kind, issue, source)
);

CREATE TABLE lottery_entries (
  kind text NOT NULL,
  issue text NOT NULL,
  num integer NOT NULL,
  match_id integer NOT NULL REFERENCES matches ON DELETE CASCADE,
  stop_at timestamptz NOT NULL,
  sale smallint[] NOT NULL,
  -- Hundredths: win, draw, loss.
  spf integer[] CHECK (cardinality(spf) = 3),
  line smallint,
  rq integer[] CHECK (cardinality(rq) = 3),
  source text NOT NULL,
  source_at timestamptz NOT NULL,
  PRIMARY KEY (kind, issue, num, source)
);
CREATE INDEX lottery_entries_by_match ON lottery_entries (match_id);

CREATE INDEX matches_by_home ON matches (home_id, kickoff_at DESC);
CREATE INDEX matches_by_away ON matches (away_id, kickoff_at DESC);
CREATE INDEX matches_by_season ON matches (season_id, kickoff_at);
