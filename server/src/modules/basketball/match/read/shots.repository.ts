import type { Shot } from '@saidian/shared/contracts/basketball'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database'
import { byMatch } from '../../../../sports/match'

/** Shots that are not withdrawn by match, in the order of the game. */
export async function readShotsOf(db: Db, matchIds: number[]): Promise<Map<number, Shot[]>> {
  const { rows } = await sql<Shot & { matchId: number }>`
    SELECT s.match_id AS "matchId", s.key, s.revision::float8 AS revision,
      floor(extract(epoch FROM s.source_at))::float8 AS at, s.side, s.player_id AS "playerId",
      p.short_zh AS player, s.period, s.clock, round(s.x::numeric, 2)::float8 AS x,
      round(s.y::numeric, 2)::float8 AS y, s.points, s.made
    FROM basketball_shots s
    LEFT JOIN players p ON p.id = s.player_id
    WHERE s.match_id = ANY(${matchIds}::bigint[]) AND NOT s.withdrawn
    ORDER BY s.period, s.clock DESC, s.key`.execute(db)
  return byMatch(rows)
}
