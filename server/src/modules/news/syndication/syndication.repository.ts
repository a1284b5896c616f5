import { paths } from '@saidian/shared/contracts/page'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { FeedEntry } from './atom'
import type { SitemapPage } from './sitemap'

/** The newest articles of a column, with the time of their last change. */
export async function readFeedEntries(
  db: Db,
  columnId: number,
  limit: number,
): Promise<FeedEntry[]> {
  const { rows } = await sql<Omit<FeedEntry, 'withoutResult'> & { withoutResult: string | null }>`
    SELECT a.id::text, a.column_id AS "columnId", a.title, a.without_result AS "withoutResult",
      a.summary, a.author, json_build_object('name', a.source_name, 'url', a.source_url) AS source,
      floor(extract(epoch FROM a.published_at))::float8 AS "publishedAt",
      floor(extract(epoch FROM greatest(a.published_at, a.edited_at)))::float8 AS "updatedAt"
    FROM (
      SELECT article_id, shown_at FROM article_columns
      WHERE column_id = ${columnId} AND shown_at IS NOT NULL
      ORDER BY shown_at DESC, article_id DESC LIMIT ${limit}
    ) AS c JOIN articles a ON a.id = c.article_id
    ORDER BY c.shown_at DESC, c.article_id DESC`.execute(db)
  return rows.map(({ withoutResult, ...row }) =>
    withoutResult === null ? row : { ...row, withoutResult },
  )
}

/** The largest id of an article; files of the sitemap each have the articles of a range of ids. */
export async function readLastId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    SELECT coalesce(max(id), 0)::float8 AS id FROM articles`.execute(db)
  return rows[0]?.id ?? 0
}

/** Published articles with an id from `from` on, before `to`. */
export async function readArticlePages(db: Db, from: number, to: number): Promise<SitemapPage[]> {
  const { rows } = await sql<{ id: string; columnId: number; at: number }>`
    SELECT id::text, column_id AS "columnId",
      floor(extract(epoch FROM greatest(published_at, edited_at)))::float8 AS at
    FROM articles WHERE id >= ${from} AND id < ${to} AND state = 'published'
    ORDER BY articles.id`.execute(db)
  return rows.map(({ id, columnId, at }) => ({ path: paths.article(String(columnId), id), at }))
}
