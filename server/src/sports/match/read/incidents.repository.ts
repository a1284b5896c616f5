import type { MatchIncident } from '@saidian/shared/contracts/matches'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { Sport } from '../../sport'
import { sportTable } from '../../sport-table.repository'
import { byMatch } from './by-match'

const CODES = { reason: 'reason', varReason: 'var_reason', varResult: 'var_result' } as const

/**
 * Incidents that are not withdrawn, in order of their minute, by the id of the match. A sport
 * without codes of reasons has no columns for them.
 */
export async function readIncidentsOf(
  db: Db,
  { sport, hasCodes }: { sport: Sport; hasCodes: boolean },
  matchIds: number[],
): Promise<Map<number, MatchIncident[]>> {
  const codes = Object.entries(CODES).map(([name, column]) => {
    return sql`${hasCodes ? sql.ref(`i.${column}`) : sql`NULL`} AS ${sql.id(name)}`
  })
  const { rows } = await sql<MatchIncident & { matchId: number }>`
    SELECT i.match_id AS "matchId", i.key, i.revision::float8 AS revision,
      floor(extract(epoch FROM i.source_at))::float8 AS at, i.type, i.side,
      i.minute, i.added_minute AS "addedMinute",
      i.player_id AS "playerId", coalesce(p.short_zh, i.player) AS player,
      i.other_player_id AS "otherPlayerId", coalesce(o.short_zh, i.other_player) AS "otherPlayer",
      i.score, ${sql.join(codes)}, i.corrected
    FROM ${sportTable(sport, 'incidents')} i
    LEFT JOIN players p ON p.id = i.player_id
    LEFT JOIN players o ON o.id = i.other_player_id
    WHERE i.match_id = ANY(${matchIds}::bigint[]) AND NOT i.withdrawn
    ORDER BY i.minute, i.added_minute NULLS FIRST, i.source_at, i.key`.execute(db)
  return byMatch(rows)
}
