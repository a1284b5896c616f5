import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

type StoredPicture = { key: string; width: number; height: number }

export async function insertPicture(
  db: Db,
  { key, width, height }: StoredPicture,
  nowMs: number,
): Promise<void> {
  await sql`
    INSERT INTO article_pictures (key, width, height, at)
    VALUES (${key}, ${width}, ${height}, ${new Date(nowMs)})`.execute(db)
}

/** Pictures by their keys, in the order of the keys. */
export async function readPictures(db: Db, keys: readonly string[]): Promise<StoredPicture[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<StoredPicture>`
    SELECT key, width, height FROM article_pictures WHERE key = ANY(${[...keys]})`.execute(db)
  return keys.flatMap((key) => rows.find((row) => row.key === key) ?? [])
}

/** Gives pictures to an article. Earlier versions still show theirs: none is taken away. */
export async function claimPictures(trx: Db, id: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await sql`
    UPDATE article_pictures SET article_id = ${id}
    WHERE key = ANY(${[...keys]}) AND article_id IS NULL`.execute(trx)
}

/** Which of these keys have a row. */
export async function knownPictures(db: Db, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM article_pictures WHERE key = ANY(${[...keys]})`.execute(db)
  return rows.map(({ key }) => key)
}

/** Removes the rows of pictures from before a time that no article has; their keys. */
export async function removeUnused(db: Db, beforeMs: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    DELETE FROM article_pictures WHERE article_id IS NULL AND at < ${new Date(beforeMs)}
    RETURNING key`.execute(db)
  return rows.map(({ key }) => key)
}
