import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { type CardRow, selectCards } from '../articles/cards.repository'
import type { ListPlace } from './cursor.rules'

/** Articles that the staff pinned in a column, newest first. */
export function readPinned(
  db: Db,
  columnId: number,
  { nowMs, limit }: { nowMs: number; limit: number },
): Promise<CardRow[]> {
  const end = sql`
    JOIN article_columns c ON c.article_id = a.id AND c.column_id = ${columnId}
    WHERE a.pinned_until > ${new Date(nowMs)} AND a.state = 'published'
    ORDER BY a.published_at DESC, a.id DESC LIMIT ${limit}`
  return selectCards(db, end, nowMs)
}

/** Articles of a column with a picture, among its newest ones. */
export function readPictured(
  db: Db,
  columnId: number,
  { nowMs, newest, limit }: { nowMs: number; newest: number; limit: number },
): Promise<CardRow[]> {
  const end = sql`
    JOIN (
      SELECT article_id, shown_at FROM article_columns
      WHERE column_id = ${columnId} AND shown_at IS NOT NULL
      ORDER BY shown_at DESC, article_id DESC LIMIT ${newest}
    ) AS c ON c.article_id = a.id
    WHERE jsonb_array_length(a.pictures) > 0
    ORDER BY c.shown_at DESC, c.article_id DESC LIMIT ${limit}`
  return selectCards(db, end, nowMs)
}

/** Articles of a column after a place, newest first. */
export function readNewest(
  db: Db,
  columnId: number,
  { place, nowMs, limit }: { place: ListPlace; nowMs: number; limit: number },
): Promise<CardRow[]> {
  const end = sql`
    JOIN (
      SELECT article_id, shown_at FROM article_columns
      WHERE column_id = ${columnId} AND shown_at IS NOT NULL
        AND (shown_at, article_id) < (to_timestamp(${place.at}::float8), ${place.id}::bigint)
        AND article_id <> ALL(${[...place.shownIds]}::bigint[])
      ORDER BY shown_at DESC, article_id DESC LIMIT ${limit}
    ) AS c ON c.article_id = a.id
    ORDER BY c.shown_at DESC, c.article_id DESC`
  return selectCards(db, end, nowMs)
}
