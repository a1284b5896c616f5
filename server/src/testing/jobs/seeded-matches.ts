/** Matches of long ago with everything that is stored for some days only, in several batches. */
export const OLD_MATCHES = `
  INSERT INTO areas (id, key, name_zh, source, source_at) OVERRIDING SYSTEM VALUE
    VALUES (1, 'a', '地区', 'demo', now());
  INSERT INTO leagues (id, sport_id, area_id, key, name_zh, short_zh, letter, color, level, kind,
      source, source_at) OVERRIDING SYSTEM VALUE
    SELECT s, s, 1, 'l', '联赛' || s, '联' || s, 'L', '#336699', 1, 1, 'demo', now()
    FROM generate_series(1, 2) s;
  INSERT INTO seasons (id, league_id, key, name, starts_on, ends_on, source, source_at)
      OVERRIDING SYSTEM VALUE
    SELECT s, s, 's', 's', '2020-08-01', '2021-07-01', 'demo', now() FROM generate_series(1, 2) s;
  INSERT INTO teams (id, sport_id, key, name_zh, short_zh, colors, mark, source, source_at)
      OVERRIDING SYSTEM VALUE
    SELECT n, 1 + (n > 4)::int, 't' || n, n || '队', n || '队', ARRAY['#aa0000', '#ffffff'], '队',
      'demo', now() FROM generate_series(1, 8) n;
  INSERT INTO matches (id, sport_id, league_id, season_id, home_id, away_id, key, round, kickoff_at,
      neutral, source, source_at) OVERRIDING SYSTEM VALUE
    SELECT n, 1 + (n > 50)::int, 1 + (n > 50)::int, 1 + (n > 50)::int,
      1 + n % 2 + 4 * (n > 50)::int, 3 + n % 2 + 4 * (n > 50)::int, 'm' || n, '',
      '2020-09-01'::timestamptz + n * interval '1 day', false, 'demo', '2020-09-01'
    FROM generate_series(1, 60) n;
  INSERT INTO matches (id, sport_id, league_id, season_id, home_id, away_id, key, round, kickoff_at,
      neutral, source, source_at) OVERRIDING SYSTEM VALUE
    VALUES (61, 1, 1, 1, 1, 3, 'm61', '', now() + interval '1 day', false, 'demo', now());
  INSERT INTO football_match_states (match_id, status, score, source, source_at)
    SELECT id, 8, '{1,0}', 'demo', kickoff_at FROM matches WHERE sport_id = 1 AND id < 61;
  INSERT INTO football_text_lines (match_id, key, revision, withdrawn, place, data, type, position,
      main, source, source_at)
    SELECT m, 'k' || n, 1, false, n, '开球', 0, 0, false, 'demo', '2020-09-01'
    FROM generate_series(1, 50) m, generate_series(1, 3) n;
  INSERT INTO football_corrections (match_id, revision, said, source, source_at)
    SELECT m, 1, '{}', 'demo', '2020-09-01' FROM generate_series(1, 50) m;
  INSERT INTO basketball_corrections (match_id, revision, said, source, source_at)
    SELECT m, 1, '{}', 'demo', '2020-09-01' FROM generate_series(51, 60) m;
  INSERT INTO odds_quotes (match_id, company_id, type, at, left_value, middle_value, right_value,
      status, suspended, source)
    SELECT m, 7, 2, '2020-08-01'::timestamptz + n * interval '1 hour', 1800 + n, 3400, 4400, 1,
      false, 'demo' FROM generate_series(1, 50) m, generate_series(1, 4) n;
  INSERT INTO odds_lines (match_id, type, company_id, quotes, changed_at, source)
    SELECT m, 2, 7, 4, '2020-08-01', 'demo' FROM generate_series(1, 50) m`
