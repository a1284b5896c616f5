import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { Sport } from '../../sport'

/** First and last day (`yyyy-MM-dd`, Beijing) of the known seasons. */
export type SeasonWindow = { from: string; to: string }

/** Those of `ids` that are leagues of the sport. */
export async function readKnownLeagues(
  db: Db,
  sport: Pick<Sport, 'id'>,
  ids: number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM leagues WHERE sport_id = ${sport.id} AND id = ANY(${ids})`.execute(db)
  return rows.map(({ id }) => id)
}

/** The window over the seasons in which these sources have matches; null without any. */
export async function readSeasonWindow(
  db: Db,
  sport: Pick<Sport, 'id'>,
  sources: string[],
): Promise<SeasonWindow | null> {
  const { rows } = await sql<{ from: string | null; to: string | null }>`
    SELECT to_char(min(s.starts_on), 'YYYY-MM-DD') AS "from",
      to_char(max(s.ends_on), 'YYYY-MM-DD') AS "to"
    FROM seasons s
    JOIN leagues l ON l.id = s.league_id
    WHERE l.sport_id = ${sport.id}
      AND EXISTS (
        SELECT FROM matches m WHERE m.season_id = s.id AND m.source = ANY(${sources})
      )`.execute(db)
  const { from, to } = rows[0] ?? {}
  return from && to ? { from, to } : null
}
