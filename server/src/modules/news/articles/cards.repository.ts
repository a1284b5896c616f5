import type { ArticleCard } from '@saidian/shared/contracts/news'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** A card without the count of its comments, which another module has. */
export type CardRow = Omit<ArticleCard, 'comments'>
type StoredCard = Omit<CardRow, 'withoutResult'> & { withoutResult: string | null }

/** Published articles by the end of a statement that names the article `a`. */
export async function selectCards(
  db: Db,
  end: RawBuilder<unknown>,
  nowMs: number,
): Promise<CardRow[]> {
  const { rows } = await sql<StoredCard>`
    SELECT a.id::text, a.column_id AS "columnId", a.title,
      a.without_result AS "withoutResult", a.summary, a.pictures,
      json_build_object('name', a.source_name, 'url', a.source_url) AS source,
      floor(extract(epoch FROM a.published_at))::float8 AS "publishedAt",
      coalesce(a.pinned_until > ${new Date(nowMs)}, false) AS "isPinned", a.has_video AS "hasVideo",
      a.is_demo AS "isDemo"
    FROM articles a ${end}`.execute(db)
  return rows.map(({ withoutResult, ...row }) => {
    return withoutResult === null ? row : { ...row, withoutResult }
  })
}

/** Published articles by their ids, in the order of the ids. */
export async function readCardRows(
  db: Db,
  ids: readonly string[],
  nowMs: number,
): Promise<CardRow[]> {
  if (ids.length === 0) return []
  const end = sql`WHERE a.id = ANY(${[...ids]}::bigint[]) AND a.state = 'published'`
  const rows = await selectCards(db, end, nowMs)
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}
