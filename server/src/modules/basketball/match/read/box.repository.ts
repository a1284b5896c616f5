import { sql } from 'kysely'
import type { Db } from '../../../../platform/database'
import { byMatch } from '../../../../sports/match'
import type { BoxLine } from '../match.rules'

/** Box scores by match: starters first, then the bench, then absent players. */
export async function readBoxesOf(db: Db, matchIds: number[]): Promise<Map<number, BoxLine[]>> {
  const { rows } = await sql<BoxLine & { matchId: number }>`
    SELECT l.match_id AS "matchId", l.side, l.player_id AS "playerId", p.name_zh AS "nameZh",
      p.short_zh AS "shortZh", p.shirt_number AS "shirtNumber", p.position, l.starter,
      l.on_court AS "onCourt", l.absent, l.seconds, l.points, l.field_goals AS "fieldGoals",
      l.threes, l.free_throws AS "freeThrows", l.offensive_rebounds AS "offensiveRebounds",
      l.defensive_rebounds AS "defensiveRebounds", l.assists, l.steals, l.blocks, l.turnovers,
      l.fouls, l.plus_minus AS "plusMinus"
    FROM basketball_player_lines l
    JOIN players p ON p.id = l.player_id
    WHERE l.match_id = ANY(${matchIds}::bigint[])
    ORDER BY l.starter DESC, l.absent IS NOT NULL, l.place, l.player_id`.execute(db)
  return byMatch(rows)
}
