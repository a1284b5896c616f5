import { LAST_YEAR, type Load, NOW_MS, SOURCE } from './load'

const NOW = `to_timestamp(${NOW_MS / 1000})`
const FROM = `'${SOURCE}', ${NOW}`
const PLAYERS_A_TEAM = 25
/** Matches with line-ups, statistics and texts: those of the last weeks. */
const RECENT = `(kickoff_at < ${NOW} AND kickoff_at > ${NOW} - interval '60 days')`

/**
 * Leagues, teams, players, seasons and a double round robin each, played at weekends: team ids are
 * 1000 × league + place.
 */
export function world({ seasons, leagues, bigLeagues }: Load): string[] {
  const teams = `SELECT l, p, 1000 * l + p AS id FROM generate_series(1, ${leagues}) l
    CROSS JOIN LATERAL generate_series(1, CASE WHEN l <= ${bigLeagues} THEN 20 ELSE 18 END) p`
  return [
    `INSERT INTO areas (id, key, name_zh, source, source_at) OVERRIDING SYSTEM VALUE
      SELECT l, 'a' || l, '地区' || l, ${FROM} FROM generate_series(1, ${leagues}) l`,
    `INSERT INTO leagues (id, sport_id, area_id, key, name_zh, short_zh, letter, color, level, kind,
      source, source_at)
      OVERRIDING SYSTEM VALUE
      SELECT l, 1, l,
        CASE WHEN l % 3 = 0 THEN 'esp.1' WHEN l % 3 = 1 THEN 'bra.1' ELSE 'eng.1' END || '#' || l,
        '联赛' || l, '联' || l, chr(64 + l % 26 + 1), '#336699', 1, 1, ${FROM}
      FROM generate_series(1, ${leagues}) l`,
    `UPDATE leagues SET key = split_part(key, '#', 1) WHERE id <= 3`,
    `INSERT INTO teams (id, sport_id, key, name_zh, short_zh, colors, mark, source, source_at)
      OVERRIDING SYSTEM VALUE
      SELECT id, 1, 't' || id, '球队' || id, '队' || id, ARRAY['#aa0000', '#ffffff'], '队', ${FROM}
        FROM (${teams}) t`,
    `INSERT INTO players (id, sport_id, key, team_id, name_zh, short_zh, position, shirt_number,
      source, source_at)
      OVERRIDING SYSTEM VALUE
      SELECT ${PLAYERS_A_TEAM} * t.id + n, 1, 'p' || t.id || '/' || n, t.id, '球员' || t.id || n,
        '员' || n, 'M', n, ${FROM}
      FROM (${teams}) t CROSS JOIN generate_series(1, ${PLAYERS_A_TEAM - 1}) n`,
    `INSERT INTO seasons (id, league_id, key, name, starts_on, ends_on, source, source_at)
      OVERRIDING SYSTEM VALUE
      SELECT 100 * l + y, l, 's' || y, (${LAST_YEAR} - y) || '-'
        || right((${LAST_YEAR} + 1 - y)::text, 2),
        make_date(${LAST_YEAR} - y, 7, 1), make_date(${LAST_YEAR} + 1 - y, 6, 30), ${FROM}
      FROM generate_series(1, ${leagues}) l, generate_series(0, ${seasons - 1}) y`,
    `INSERT INTO matches (sport_id, league_id, season_id, home_id, away_id, key, round, kickoff_at,
      neutral, source, source_at)
      SELECT 1, l, 100 * l + y, 1000 * l + 1 + CASE WHEN half = 0 THEN one ELSE other END,
        1000 * l + 1 + CASE WHEN half = 0 THEN other ELSE one END, concat_ws('/', l, y, half, r, i),
        '第' || (half * (n - 1) + r + 1) || '轮',
        date_trunc('week', make_date(${LAST_YEAR} - y, 8, 1)) + interval '5 days'
          + (half * (n - 1) + r) * interval '7 days'
          + interval '11 hours' + i * interval '2 hours', false, ${FROM}
      FROM (SELECT l, y, n, half, r, i,
          CASE WHEN i = 0 THEN n - 1 ELSE (r - i + n - 1) % (n - 1) END AS other,
          (r + i) % (n - 1) AS one
        FROM generate_series(1, ${leagues}) l CROSS JOIN generate_series(0, ${seasons - 1}) y
        CROSS JOIN LATERAL (SELECT CASE WHEN l <= ${bigLeagues} THEN 20 ELSE 18 END AS n) size
        CROSS JOIN generate_series(0, 1) half CROSS JOIN LATERAL generate_series(0, n - 2) r
        CROSS JOIN LATERAL generate_series(0, n / 2 - 1) i) pairs
      ORDER BY y DESC, half, r, l, i`,
    `INSERT INTO football_match_states (match_id, revision, version, status, reached, score, half,
      corners, yellow, red, source, source_at)
      SELECT id, 1, 2, CASE WHEN over THEN 8 ELSE 1 END, CASE WHEN over THEN 8 ELSE 1 END,
        CASE WHEN over
          THEN ARRAY[floor(random() * random() * 6), floor(random() * random() * 5)] END,
        CASE WHEN over THEN ARRAY[0, 0] END, CASE WHEN over THEN ARRAY[5, 4] END,
        CASE WHEN over THEN ARRAY[2, 2] END,
        CASE WHEN over THEN ARRAY[0, 0] END, ${FROM}
      FROM (SELECT id, kickoff_at < ${NOW} AS over FROM matches ORDER BY id) m`,
  ]
}

/** Incidents of each match: the first three are goals. */
export function incidents({ incidentsAMatch }: Load): string {
  return `INSERT INTO football_incidents (match_id, key, revision, withdrawn, type, side, minute,
    player_id, source, source_at)
    SELECT m.id, 'i' || n, 1, false,
      CASE WHEN n <= 3 THEN 1 ELSE (ARRAY[2, 3, 9, 21, 22, 23, 24])[1 + n % 7] END,
      CASE WHEN (m.id + n) % 2 = 0 THEN 'home' ELSE 'away' END, 1 + (n * 37 + m.id) % 90,
      ${PLAYERS_A_TEAM} * m.home_id + 1 + n % 20, ${FROM}
    FROM matches m CROSS JOIN generate_series(1, ${incidentsAMatch}) n`
}

/**
 * Eight companies × three kinds × 5 quotations, a ninth × 3 × 27, and for every fiftieth match one
 * line with 500 more.
 */
const COMPANIES = 'ARRAY[7, 3, 2, 11, 10, 9, 5, 22, 21]'
const LINES = `SELECT m.id, m.kickoff_at, c.company, t.type,
    CASE WHEN c.company = 3 THEN 27 + CASE WHEN m.id % 50 = 0 AND t.type = 1 THEN 500 ELSE 0 END
      ELSE 5 END AS quotes
  FROM matches m CROSS JOIN unnest(${COMPANIES}) c(company)
    CROSS JOIN generate_series(1, 3) t(type)`

export function quotes(): string {
  return `INSERT INTO odds_quotes (match_id, company_id, type, at, minute, left_value, middle_value,
    right_value,
      status, suspended, score, source)
    SELECT k.id, k.company, k.type,
      CASE WHEN n <= 3 THEN k.kickoff_at - n * interval '6 hours'
        ELSE k.kickoff_at + n * interval '11 seconds' END,
      CASE WHEN n <= 3 THEN NULL ELSE n * 11 / 60 END, 800 + (n * 13 + k.id) % 300,
        250 * (1 + (k.id + n) % 8),
      800 + (n * 17 + k.id) % 300, CASE WHEN n <= 3 THEN 1 ELSE 2 END, n % 20 = 19,
      CASE WHEN n <= 3 THEN NULL ELSE ARRAY[0, 0] END, '${SOURCE}'
    FROM (${LINES}) k CROSS JOIN LATERAL generate_series(1, k.quotes) n`
}

export function lines(): string {
  const quote = (
    status: number,
  ) => `ROW(extract(epoch FROM k.kickoff_at)::int, ${status === 1 ? 'NULL' : '40'}, NULL,
    900, 250 * (1 + k.id % 8), 950, 0, 1, -1, ${status}, false,
      ${status === 1 ? 'NULL, NULL' : '0, 0'})::odds_quote`
  return `INSERT INTO odds_lines (match_id, type, company_id, opening, prematch, inplay, quotes,
    changed_at, source)
    SELECT k.id, k.type, k.company, ${quote(1)}, ${quote(1)}, ${quote(2)}, k.quotes, ${NOW},
      '${SOURCE}' FROM (${LINES}) k`
}

/**
 * Data that only match pages of the last weeks have: line-ups, statistics, 500 lines of text,
 * facts; and the lotteries.
 */
export function pages(): string[] {
  return [
    `INSERT INTO football_lineups (match_id, side, revision, confirmed, formation, coach, source,
      source_at)
      SELECT id, side, 1, true, '4-3-3', '教练', ${FROM}
        FROM matches, unnest(ARRAY['home', 'away']) side WHERE ${RECENT}`,
    `INSERT INTO football_lineup_players (match_id, side, player_id, state, place, shirt_number,
      position, x, y, captain, rating)
      SELECT id, side,
        ${PLAYERS_A_TEAM} * CASE WHEN side = 'home' THEN home_id ELSE away_id END + n,
        CASE WHEN n <= 11 THEN 1 ELSE 0 END, n, n, 'M', 50, 50, n = 1, 6.5
      FROM matches, unnest(ARRAY['home', 'away']) side, generate_series(1, 20) n WHERE ${RECENT}`,
    `INSERT INTO football_statistics (match_id, half, type, revision, home, away, source, source_at)
      SELECT id, half, type, 1, type, half, ${FROM} FROM matches, generate_series(0, 2) half,
        generate_series(21, 40) type
      WHERE ${RECENT}`,
    `INSERT INTO football_text_lines (match_id, key, revision, withdrawn, place, minute, data, type,
      position, main, source, source_at)
      SELECT id, 't' || n, 1, false, n, n * 90 / 500, '第' || n || '句：中场断球之后打出一次漂亮的配合', 0,
        n % 3, n % 40 = 0, ${FROM}
      FROM matches, generate_series(1, 500) n WHERE ${RECENT}`,
    `INSERT INTO football_match_facts (match_id, trend, weather, venue, source, source_at)
      SELECT id, (SELECT jsonb_build_array(jsonb_agg(n % 60), jsonb_agg(-(n % 60)))
        FROM generate_series(1, 45) n), 5, '球场',
        ${FROM} FROM matches WHERE ${RECENT}`,
    `INSERT INTO lottery_issues (kind, issue, start_at, end_at, source, source_at)
      SELECT kind, to_char(day, 'YYYY-MM-DD'), day, day + interval '1 day', ${FROM}
      FROM unnest(ARRAY['jczq', 'bjdc', 'sfc']) kind,
        generate_series(${NOW} - interval '60 days', ${NOW}, interval '1 day') day`,
    `INSERT INTO lottery_entries (kind, issue, num, match_id, stop_at, sale, spf, line, rq, source,
      source_at)
      SELECT i.kind, i.issue, 6000 + n, m.id, i.end_at, ARRAY[2, 2, 2, 2, 2], ARRAY[200, 310, 320],
        -1, ARRAY[350, 340, 190], ${FROM}
      FROM lottery_issues i CROSS JOIN LATERAL (
        SELECT id, row_number() OVER (ORDER BY id) AS n FROM matches
        WHERE kickoff_at > i.end_at - interval '4 days' AND
          kickoff_at <= i.end_at + interval '3 days' LIMIT 60) m`,
  ]
}
