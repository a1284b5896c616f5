import type { Block } from '@saidian/shared/contracts/content'
import type { ArticleCard, Mention } from '@saidian/shared/contracts/news'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { type CardRow, selectCards } from './cards.repository'

/** What a page shows of an article besides its card. */
export type ArticleBody = {
  columnName: string
  author: string
  editedAt: number | null
  blocks: Block[]
  mentions: Mention[]
  matchIds: number[]
}

/** A published article; null for any other. */
export async function readArticle(
  db: Db,
  id: string,
  nowMs: number,
): Promise<(CardRow & ArticleBody) | null> {
  const [[card], { rows }] = await Promise.all([
    selectCards(db, sql`WHERE a.id = ${id} AND a.state = 'published'`, nowMs),
    sql<ArticleBody>`
      SELECT c.name AS "columnName", a.author, a.blocks,
        floor(extract(epoch FROM a.edited_at))::float8 AS "editedAt",
        coalesce((
          SELECT json_agg(json_build_object('kind', m.kind, 'sport', m.sport_id,
            'id', m.target_id, 'name', m.name) ORDER BY m.place)
          FROM article_mentions m WHERE m.article_id = a.id
        ), '[]') AS mentions,
        coalesce((
          SELECT json_agg(m.match_id ORDER BY m.place)
          FROM article_matches m WHERE m.article_id = a.id
        ), '[]') AS "matchIds"
      FROM articles a JOIN news_columns c ON c.id = a.column_id
      WHERE a.id = ${id} AND a.state = 'published'`.execute(db),
  ])
  const [body] = rows
  return card && body ? { ...card, ...body } : null
}

/** Published articles about the same match, team or player, then of the same column. */
export async function readRelated(
  db: Db,
  { id, columnId }: Pick<ArticleCard, 'id' | 'columnId'>,
  { nowMs, limit }: { nowMs: number; limit: number },
): Promise<CardRow[]> {
  // Each branch reads a few rows of an index: names that many articles have cost no more.
  const end = sql`
    JOIN (
      SELECT article_id, min(rank) AS rank FROM (
        SELECT near.article_id, 1 AS rank
        FROM article_matches own CROSS JOIN LATERAL (
          SELECT article_id FROM article_matches
          WHERE match_id = own.match_id ORDER BY article_id DESC LIMIT 10
        ) near WHERE own.article_id = ${id}
        UNION ALL
        SELECT near.article_id, 2
        FROM (SELECT * FROM article_mentions WHERE article_id = ${id} AND kind <> 'league'
          ORDER BY place LIMIT 5) own CROSS JOIN LATERAL (
          SELECT article_id FROM article_mentions
          WHERE kind = own.kind AND target_id = own.target_id ORDER BY article_id DESC LIMIT 10
        ) near
        UNION ALL
        (SELECT article_id, 3 FROM article_columns
          WHERE column_id = ${columnId} AND shown_at IS NOT NULL
          ORDER BY shown_at DESC, article_id DESC LIMIT 10)
      ) AS found WHERE article_id <> ${id} GROUP BY article_id
    ) AS near ON near.article_id = a.id
    WHERE a.state = 'published'
    ORDER BY near.rank, a.published_at DESC, a.id DESC LIMIT ${limit}`
  return selectCards(db, end, nowMs)
}

/** Whether readers see an article. */
export async function isPublished(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM articles WHERE id = ${id} AND state = 'published'`.execute(db)
  return rows.length > 0
}
