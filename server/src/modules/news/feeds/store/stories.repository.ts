import { sql } from 'kysely'
import type { Db } from '../../../../platform/database'
import type { ComparedStory } from '../stories/same-story.rules'
import { bandsOf } from '../stories/signature'

/** Two stories that are further apart in time are two stories. */
const NEAR = '3 days'
const MAX_CANDIDATES = 50

export type KnownSource = { articleId: string; contentHash: string; isFirst: boolean }

type Source = { key: string; articleId: string; name: string; url: string; contentHash: string }

/** What is stored of the page of this key; null for a page that is new. */
export async function readSource(db: Db, key: string): Promise<KnownSource | null> {
  const { rows } = await sql<KnownSource>`
    SELECT source.article_id::text AS "articleId", source.content_hash AS "contentHash",
      article.key = source.key AS "isFirst"
    FROM article_sources source JOIN articles article ON article.id = source.article_id
    WHERE source.key = ${key}`.execute(db)
  return rows[0] ?? null
}

export async function writeSource(db: Db, source: Source, nowMs: number): Promise<void> {
  const { key, articleId, name, url, contentHash } = source
  await sql`
    INSERT INTO article_sources (key, article_id, name, url, content_hash, at)
    VALUES (${key}, ${articleId}, ${name}, ${url}, ${contentHash}, ${new Date(nowMs)})
    ON CONFLICT (key) DO UPDATE SET content_hash = excluded.content_hash`.execute(db)
}

type StoredStory = ComparedStory & { articleId: string }

/** Articles of the same days that may have the same story. */
export async function readCandidates(
  db: Db,
  story: ComparedStory,
  publishedAt: number,
): Promise<StoredStory[]> {
  type Row = { articleId: string; titleKey: string; parts: number; hashes: Buffer }
  const { rows } = await sql<Row>`
    SELECT article_id::text AS "articleId", title_key AS "titleKey", parts, hashes
    FROM article_signatures
    WHERE at BETWEEN to_timestamp(${publishedAt}::float8) - ${NEAR}::interval
        AND to_timestamp(${publishedAt}::float8) + ${NEAR}::interval
      AND (bands && ${bandsOf(story)}::integer[] OR title_key = ${story.titleKey})
    ORDER BY at LIMIT ${MAX_CANDIDATES}`.execute(db)
  return rows.map((row) => ({ ...row, hashes: numbersOf(row.hashes) }))
}

export async function writeSignature(
  db: Db,
  articleId: string,
  story: ComparedStory,
  publishedAt: number,
): Promise<void> {
  const { hashes, parts, titleKey } = story
  const bytes = Buffer.from(hashes.buffer, hashes.byteOffset, hashes.byteLength)
  await sql`
    INSERT INTO article_signatures (article_id, at, title_key, parts, hashes, bands)
    VALUES (${articleId}, to_timestamp(${publishedAt}::float8), ${titleKey}, ${parts}, ${bytes},
      ${bandsOf(story)}::integer[])
    ON CONFLICT (article_id) DO UPDATE SET title_key = excluded.title_key, parts = excluded.parts,
      hashes = excluded.hashes, bands = excluded.bands`.execute(db)
}

/** Signatures of stories that no new one is compared with. */
export async function removeOldSignatures(db: Db, nowMs: number): Promise<void> {
  await sql`
    DELETE FROM article_signatures WHERE at < ${new Date(nowMs)}::timestamptz - interval '30 days'
  `.execute(db)
}

/** One story is stored after the other: two sources of one cannot both be new. */
export async function lockStories(trx: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('news stories'))`.execute(trx)
}

export async function readColumnIds(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; name: string }>`
    SELECT id, name FROM news_columns`.execute(db)
  return new Map(rows.map(({ id, name }) => [name, id]))
}

/** The numbers of a column of bytes, which may begin anywhere in memory. */
function numbersOf(bytes: Buffer): Uint32Array {
  return new Uint32Array(Uint8Array.from(bytes).buffer)
}
