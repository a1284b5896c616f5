import type { MatchSummary } from '@saidian/shared/contracts/matches'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** Matches by their ids, of any sport. */
export async function readMatchSummaries(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, MatchSummary>> {
  if (ids.length === 0) return new Map()
  const matches = await selectMatchSummaries(db, sql`WHERE m.id = ANY(${ids}::int[])`)
  return new Map(matches.map((match) => [match.id, match]))
}

/** Matches by the end of a statement that names the match `m`, its league `l`, teams `h`, `a`. */
export async function selectMatchSummaries(
  db: Db,
  end: RawBuilder<unknown>,
): Promise<MatchSummary[]> {
  const { rows } = await sql<MatchSummary>`
    SELECT m.id, m.sport_id AS sport, l.short_zh AS league, h.short_zh AS home,
      a.short_zh AS away, floor(extract(epoch FROM m.kickoff_at))::float8 AS "kickoffAt",
      json_build_array(
        json_build_object('id', h.id, 'colors', h.colors, 'mark', h.mark, 'iso', h.iso),
        json_build_object('id', a.id, 'colors', a.colors, 'mark', a.mark, 'iso', a.iso)) AS teams
    FROM matches m JOIN leagues l ON l.id = m.league_id
      JOIN teams h ON h.id = m.home_id JOIN teams a ON a.id = m.away_id ${end}`.execute(db)
  return rows
}
