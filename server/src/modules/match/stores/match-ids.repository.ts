import { FOOTBALL_STATUS } from '@saidian/shared/contracts/football'
import { isOver } from '@saidian/shared/lib/football'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { FOOTBALL, matchSources } from '../../football'

const OVER = Object.values(FOOTBALL_STATUS).filter(isOver)

/** Ids of the matches with these keys of a source; unknown keys are left out. */
export async function matchIdsOf(
  db: Db,
  source: string,
  keys: string[],
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ key: string; id: number }>`
    SELECT key, id
    FROM matches
    WHERE source = ANY(${matchSources(source)}) AND key = ANY(${keys})`.execute(db)
  return new Map(rows.map(({ key, id }) => [key, id]))
}

/** Ids of the matches of these teams that are in play or to come. */
export async function openMatchesOf(db: Db, teamKeys: string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT m.id
    FROM teams t
    JOIN matches m ON m.home_id = t.id OR m.away_id = t.id
    JOIN football_match_states s ON s.match_id = m.id
    WHERE t.sport_id = ${FOOTBALL}
      AND t.key = ANY(${teamKeys})
      AND s.status <> ALL(${OVER})
    GROUP BY m.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Ids of players by key. */
export async function playerIdsOf(db: Db, keys: string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ key: string; id: number }>`
    SELECT key, id FROM players WHERE sport_id = ${FOOTBALL} AND key = ANY(${keys})`.execute(db)
  return new Map(rows.map(({ key, id }) => [key, id]))
}
