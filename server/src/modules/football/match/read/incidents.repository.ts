import type { MatchIncident, MatchStatistic } from '@saidian/shared/contracts/matches'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database'

/** Incidents that are not withdrawn, in order of their minute. */
export async function readIncidents(db: Db, matchId: number): Promise<MatchIncident[]> {
  return (await readIncidentsOf(db, [matchId])).get(matchId) ?? []
}

/** The same of many matches, by their id. */
export async function readIncidentsOf(
  db: Db,
  matchIds: number[],
): Promise<Map<number, MatchIncident[]>> {
  const { rows } = await sql<MatchIncident & { matchId: number }>`
    SELECT i.match_id AS "matchId", i.key, i.revision::float8 AS revision,
      floor(extract(epoch FROM i.source_at))::float8 AS at, i.type, i.side,
      i.minute, i.added_minute AS "addedMinute",
      i.player_id AS "playerId", coalesce(p.short_zh, i.player) AS player,
      i.other_player_id AS "otherPlayerId", coalesce(o.short_zh, i.other_player) AS "otherPlayer",
      i.score, i.reason, i.var_reason AS "varReason", i.var_result AS "varResult", i.corrected
    FROM football_incidents i
    LEFT JOIN players p ON p.id = i.player_id
    LEFT JOIN players o ON o.id = i.other_player_id
    WHERE i.match_id = ANY(${matchIds}::bigint[]) AND NOT i.withdrawn
    ORDER BY i.minute, i.added_minute NULLS FIRST, i.source_at, i.key`.execute(db)
  return grouped(rows)
}

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
  return grouped(rows)
}

/** Rows by match, in their order. */
function grouped<Row extends { matchId: number }>(
  rows: Row[],
): Map<number, Omit<Row, 'matchId'>[]> {
  const groups = new Map<number, Omit<Row, 'matchId'>[]>()
  for (const { matchId, ...row } of rows) {
    const group = groups.get(matchId)
    if (group) group.push(row)
    else groups.set(matchId, [row])
  }
  return groups
}
