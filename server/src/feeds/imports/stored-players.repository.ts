import { sql } from 'kysely'
import type { Db } from '../../platform/database'

/** What is stored of players, by key: one text for all that a source says of them. */
export async function readStoredPlayers(
  db: Db,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; said: string }>`
    SELECT p.key, md5((to_jsonb(p) - ${['id', 'source', 'source_at']}::text[])::text) AS said
    FROM players p WHERE p.sport_id = (SELECT id FROM sports WHERE key = 'football')
      AND p.key = ANY(${keys})`.execute(db)
  return new Map(rows.map(({ key, said }) => [key, said]))
}
