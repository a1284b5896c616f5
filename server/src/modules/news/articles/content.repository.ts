import type { Block, Picture } from '@saidian/shared/contracts/content'
import type { Mention } from '@saidian/shared/contracts/news'
import { sql } from 'kysely'
import { type Db, jsonRows } from '../../../platform/database'
import type { ArticleState } from './article'

/** Fields of an article in its row; times in seconds since 1970. */
export type ArticleText = {
  columnId: number
  title: string
  withoutResult: string | null
  summary: string
  author: string
  sourceName: string
  sourceUrl: string
  blocks: readonly Block[]
  pictures: readonly Picture[]
  hasVideo: boolean
  isDemo: boolean
}

const COLUMNS = {
  columnId: 'int',
  title: 'text',
  withoutResult: 'text',
  summary: 'text',
  author: 'text',
  sourceName: 'text',
  sourceUrl: 'text',
  blocks: 'jsonb',
  pictures: 'jsonb',
  hasVideo: 'boolean',
  isDemo: 'boolean',
} as const

type Inserted = { key: string; state: ArticleState; publishedAt: number | null }

/** Stores an article; null when its key is stored already. */
export async function insertArticle(
  trx: Db,
  text: ArticleText,
  { key, state, publishedAt }: Inserted,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO articles (key, state, published_at, column_id, title, without_result,
      summary, author, source_name, source_url, blocks, pictures, has_video, is_demo)
    SELECT ${key}, ${state}, to_timestamp(${publishedAt}::float8), r."columnId", r.title,
      r."withoutResult", r.summary, r.author, r."sourceName", r."sourceUrl", r.blocks,
      r.pictures, r."hasVideo", r."isDemo"
    FROM ${jsonRows('r', [text], COLUMNS)}
    ON CONFLICT (key) DO NOTHING RETURNING id::text`.execute(trx)
  return rows[0]?.id ?? null
}

/** Replaces the text of an article as its next version; resolves with its number. */
export async function replaceText(
  trx: Db,
  id: string,
  text: ArticleText,
  { nowMs, isByStaff }: { nowMs: number; isByStaff: boolean },
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    UPDATE articles AS a SET column_id = r."columnId", title = r.title,
      without_result = r."withoutResult", summary = r.summary, author = r.author,
      source_name = r."sourceName", source_url = r."sourceUrl",
      blocks = r.blocks, pictures = r.pictures, has_video = r."hasVideo", is_demo = r."isDemo",
      version = a.version + 1, is_edited_by_staff = a.is_edited_by_staff OR ${isByStaff},
      edited_at = CASE WHEN a.state = 'published' THEN ${new Date(nowMs)} ELSE a.edited_at END
    FROM ${jsonRows('r', [text], COLUMNS)}
    WHERE a.id = ${id} RETURNING a.version`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`no article ${id} to replace`)
  return row.version
}

export async function replaceColumns(
  trx: Db,
  id: string,
  columnIds: readonly number[],
): Promise<void> {
  await sql`
    DELETE FROM article_columns
    WHERE article_id = ${id} AND column_id <> ALL(${[...columnIds]}::int[])`.execute(trx)
  await sql`
    INSERT INTO article_columns (article_id, column_id)
    SELECT ${id}::bigint, unnest(${[...columnIds]}::int[]) ON CONFLICT DO NOTHING`.execute(trx)
}

/** Lists show an article in its columns while it is published. */
export async function updateShown(trx: Db, id: string): Promise<void> {
  await sql`
    UPDATE article_columns AS c
    SET shown_at = CASE WHEN a.state = 'published' THEN a.published_at END
    FROM articles a WHERE a.id = ${id} AND c.article_id = a.id`.execute(trx)
}

export async function replaceMatches(
  trx: Db,
  id: string,
  matchIds: readonly number[],
): Promise<void> {
  await sql`DELETE FROM article_matches WHERE article_id = ${id}`.execute(trx)
  await sql`
    INSERT INTO article_matches (article_id, match_id, place)
    SELECT ${id}::bigint, m.id, named.place
    FROM unnest(${[...matchIds]}::int[]) WITH ORDINALITY AS named (id, place)
      JOIN matches m ON m.id = named.id
    ON CONFLICT DO NOTHING`.execute(trx)
}

export async function replaceMentions(
  trx: Db,
  id: string,
  mentions: readonly Mention[],
): Promise<void> {
  await sql`DELETE FROM article_mentions WHERE article_id = ${id}`.execute(trx)
  if (mentions.length === 0) return
  const rows = mentions.map((mention, place) => ({ ...mention, place }))
  const columns = {
    kind: 'text',
    id: 'int',
    sport: 'smallint',
    name: 'text',
    place: 'int',
  } as const
  await sql`
    INSERT INTO article_mentions (article_id, kind, target_id, sport_id, name, place)
    SELECT ${id}::bigint, r.kind, r.id, r.sport, r.name, r.place
    FROM ${jsonRows('r', rows, columns)}
    ON CONFLICT DO NOTHING`.execute(trx)
}

export type StoredArticle = {
  id: string
  state: ArticleState
  version: number
  columnId: number
  title: string
  withoutResult: string | null
  summary: string
  author: string
  sourceName: string
  sourceUrl: string
  blocks: Block[]
  pictures: Picture[]
  isDemo: boolean
  isEditedByStaff: boolean
  publishedAt: number | null
}

/** An article with its row locked until the end of the transaction; null when there is none. */
export async function lockArticle(
  trx: Db,
  by: { id: string } | { key: string },
): Promise<StoredArticle | null> {
  const where = 'id' in by ? sql`id = ${by.id}` : sql`key = ${by.key}`
  const { rows } = await sql<StoredArticle>`
    SELECT id::text, state, version, column_id AS "columnId", title,
      without_result AS "withoutResult", summary, author,
      source_name AS "sourceName", source_url AS "sourceUrl", blocks, pictures,
      is_demo AS "isDemo", is_edited_by_staff AS "isEditedByStaff",
      floor(extract(epoch FROM published_at))::float8 AS "publishedAt"
    FROM articles WHERE ${where} FOR UPDATE`.execute(trx)
  return rows[0] ?? null
}

/** Whether 头条 shows an article of this column published within so many seconds of a time. */
export async function hasHeadlineNear(
  db: Db,
  given: { columnId: number; headlines: number; at: number; withinSeconds: number },
): Promise<boolean> {
  const { columnId, headlines, at, withinSeconds } = given
  const { rows } = await sql`
    SELECT FROM article_columns c JOIN articles a ON a.id = c.article_id
    WHERE c.column_id = ${headlines} AND a.column_id = ${columnId} AND c.shown_at IS NOT NULL
      AND c.shown_at BETWEEN to_timestamp(${at - withinSeconds}::float8)
        AND to_timestamp(${at + withinSeconds}::float8) LIMIT 1`.execute(db)
  return rows.length > 0
}

type SearchedText = Pick<ArticleText, 'title' | 'summary' | 'blocks'> & { publishedAt: number }

/** The text of an article that readers see; null for any other. */
export async function readText(db: Db, id: string): Promise<SearchedText | null> {
  const { rows } = await sql<SearchedText>`
    SELECT title, summary, blocks, floor(extract(epoch FROM published_at))::float8 AS "publishedAt"
    FROM articles WHERE id = ${id} AND state = 'published'`.execute(db)
  return rows[0] ?? null
}
