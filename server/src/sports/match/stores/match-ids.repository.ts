import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { Sport } from '../../sport'
import { sportTable } from '../../sport-table.repository'

/** Ids of the matches with these keys of a source; unknown keys are left out. */
export async function matchIdsOf(
  db: Db,
  sport: Sport,
  source: string,
  keys: string[],
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ key: string; id: number }>`
    SELECT key, id
    FROM matches
    WHERE sport_id = ${sport.id}
      AND source = ANY(${sport.sources.sharing(source)})
      AND key = ANY(${keys})`.execute(db)
  return new Map(rows.map(({ key, id }) => [key, id]))
}

/** Ids of the matches of these teams that are in play or to come. */
export async function openMatchesOf(db: Db, sport: Sport, teamKeys: string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT m.id
    FROM teams t
    JOIN matches m ON m.home_id = t.id OR m.away_id = t.id
    JOIN ${sportTable(sport, 'match_states')} s ON s.match_id = m.id
    WHERE t.sport_id = ${sport.id}
      AND t.key = ANY(${teamKeys})
      AND s.status <> ALL(${sport.statuses.over})
    GROUP BY m.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Ids of players by key. */
export async function playerIdsOf(
  db: Db,
  sport: Sport,
  keys: string[],
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ key: string; id: number }>`
    SELECT key, id FROM players
    WHERE sport_id = ${sport.id} AND key = ANY(${keys})`.execute(db)
  return new Map(rows.map(({ key, id }) => [key, id]))
}
