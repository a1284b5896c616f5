import { sql } from 'kysely'
import type { Db } from '../../../../platform/database'

export type Written = {
  key: string
  /** Null for an article about no single match. */
  matchId: number | null
  facts: string
  pictureKey: string | null
}

const STORED_DAYS = 60

/** The picture of an article that was written before; undefined for a new one. */
export async function readWritten(db: Db, key: string): Promise<Written | undefined> {
  const { rows } = await sql<Written>`
    SELECT key, match_id AS "matchId", facts, picture_key AS "pictureKey"
    FROM written_articles WHERE key = ${key}`.execute(db)
  return rows[0]
}

/** Keys of articles about a match that begin with a text. */
export async function readKeysOf(db: Db, matchId: number, start: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM written_articles
    WHERE match_id = ${matchId} AND starts_with(key, ${start})`.execute(db)
  return rows.map(({ key }) => key)
}

export async function saveWritten(trx: Db, written: Written, nowMs: number): Promise<void> {
  const { key, matchId, facts, pictureKey } = written
  await sql`
    INSERT INTO written_articles (key, match_id, facts, picture_key, written_at)
    VALUES (${key}, ${matchId}::int, ${facts}, ${pictureKey}::text, ${new Date(nowMs)})
    ON CONFLICT (key) DO UPDATE
      SET facts = EXCLUDED.facts, written_at = EXCLUDED.written_at`.execute(trx)
}

/** Removes what is too old to be corrected. */
export async function forgetOld(db: Db, nowMs: number): Promise<void> {
  const before = new Date(nowMs - STORED_DAYS * 86_400_000)
  await sql`DELETE FROM written_articles WHERE written_at < ${before}`.execute(db)
}
