import type { MatchStatistic } from '@saidian/shared/contracts/matches'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database'
import { byMatch } from '../../../../sports/match'

export async function readStatistics(db: Db, matchId: number): Promise<MatchStatistic[]> {
  return (await readStatisticsOf(db, [matchId])).get(matchId) ?? []
}

/** The same of many matches, by their id. */
export async function readStatisticsOf(
  db: Db,
  matchIds: number[],
): Promise<Map<number, MatchStatistic[]>> {
  const { rows } = await sql<MatchStatistic & { matchId: number }>`
    SELECT match_id AS "matchId", half, type, home, away
    FROM football_statistics
    WHERE match_id = ANY(${matchIds}::bigint[])
    ORDER BY half, type`.execute(db)
  return byMatch(rows)
}
