import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** Number of stored matches of every club of a season. */
export async function readKnownClubs(
  db: Db,
  sport: string,
  leagueKey: string,
  seasonKey: string,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; count: number }>`
    SELECT t.key, count(*)::int AS count
    FROM seasons s
    JOIN leagues l ON l.id = s.league_id
    JOIN matches m ON m.season_id = s.id
    JOIN teams t ON t.id IN (m.home_id, m.away_id)
    WHERE l.sport_id = (SELECT id FROM sports WHERE key = ${sport})
      AND l.key = ${leagueKey} AND s.key = ${seasonKey}
    GROUP BY t.key`.execute(db)
  return new Map(rows.map(({ key, count }) => [key, count]))
}
