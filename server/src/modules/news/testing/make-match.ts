import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

type MadeMatch = { matchId: number; leagueId: number; homeId: number; awayId: number }

const LOOKS = sql`'{#aa0000,#ffffff}', '队', 'test', now()`
let made = 0

/** A match of two teams of a league of their own, with these names; kick-off in seconds. */
export async function makeMatch(
  db: Db,
  { home = '甲队', away = '乙队', league = '测试联赛', kickoffAt = 1_795_000_000 } = {},
): Promise<MadeMatch> {
  made += 1
  const key = `test/${made}`
  const { rows } = await sql<MadeMatch>`
    WITH area AS (
      INSERT INTO areas (key, name_zh, source, source_at)
      VALUES (${key}, '地区', 'test', now()) RETURNING id
    ), league AS (
      INSERT INTO leagues (sport_id, area_id, key, name_zh, short_zh, letter, color, level, kind,
        source, source_at)
      SELECT 1, id, ${key}, ${league}, ${league}, 'L', '#000000', 1, 1, 'test', now()
      FROM area RETURNING id
    ), season AS (
      INSERT INTO seasons (league_id, key, name, starts_on, ends_on, source, source_at)
      SELECT id, 's', '2026', '2026-07-01', '2027-06-30', 'test', now() FROM league RETURNING id
    ), home AS (
      INSERT INTO teams (sport_id, key, name_zh, short_zh, colors, mark, source, source_at)
      SELECT 1, ${`${key}/home`}, ${home}, ${home}, ${LOOKS} RETURNING id
    ), away AS (
      INSERT INTO teams (sport_id, key, name_zh, short_zh, colors, mark, source, source_at)
      SELECT 1, ${`${key}/away`}, ${away}, ${away}, ${LOOKS} RETURNING id
    ), match AS (
      INSERT INTO matches (sport_id, league_id, season_id, home_id, away_id, key, round,
        kickoff_at, neutral, source, source_at)
      SELECT 1, league.id, season.id, home.id, away.id, ${key}, '第1轮',
        to_timestamp(${kickoffAt}::float8), false, 'test', now()
      FROM league, season, home, away RETURNING id
    )
    SELECT match.id AS "matchId", league.id AS "leagueId", home.id AS "homeId",
      away.id AS "awayId"
    FROM match, league, home, away`.execute(db)
  const [row] = rows
  if (!row) throw new Error('no match was made')
  return row
}
