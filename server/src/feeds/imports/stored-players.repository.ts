import { sql } from 'kysely'
import type { Db } from '../../platform/database'

/** A hash of the stored fields of each player, by key. */
export async function readStoredPlayers(
  db: Db,
  sport: string,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; hash: string }>`
    SELECT p.key, md5((to_jsonb(p) - ${['id', 'source', 'source_at']}::text[])::text) AS hash
    FROM players p
    WHERE p.sport_id = (SELECT id FROM sports WHERE key = ${sport})
      AND p.key = ANY(${keys})`.execute(db)
  return new Map(rows.map(({ key, hash }) => [key, hash]))
}
