import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { FOOTBALL, matchSources } from '../../football'

/** Ids of the matches that a source names by these keys; unknown ones are left out. */
export async function matchIdsOf(db: Db, source: string, keys: string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ key: string; id: number }>`
    SELECT key, id FROM matches WHERE source = ANY(${matchSources(source)}) AND key = ANY(${keys})`.execute(
    db,
  )
  return new Map(rows.map(({ key, id }) => [key, id]))
}

/** Ids of players by key. */
export async function playerIdsOf(db: Db, keys: string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ key: string; id: number }>`
    SELECT key, id FROM players WHERE sport_id = ${FOOTBALL} AND key = ANY(${keys})`.execute(db)
  return new Map(rows.map(({ key, id }) => [key, id]))
}
