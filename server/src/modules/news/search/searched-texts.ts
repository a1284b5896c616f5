import type { SearchHit } from '@saidian/shared/contracts/news'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { textOfBlocks } from '../articles/blocks.rules'
import type { ArticleText } from '../articles/content.repository'

/** What a hit shows of an object. */
export type SearchedText = Pick<SearchHit, 'columnId' | 'author' | 'at'> & {
  title: string
  text: string
}

/** Texts of one kind by their ids; those that the caller does not see are left out. */
export type ReadSearched = (
  ids: readonly string[],
  member: { id: string } | null,
) => Promise<Map<string, SearchedText>>

type Row = Pick<ArticleText, 'columnId' | 'title' | 'summary' | 'blocks'> & {
  id: string
  at: number
}

export function readSearchedArticles(db: Db): ReadSearched {
  return async (ids) => {
    const { rows } = await sql<Row>`
      SELECT id::text, column_id AS "columnId", title, summary, blocks,
        floor(extract(epoch FROM published_at))::float8 AS at
      FROM articles
      WHERE id = ANY(${[...ids]}::bigint[]) AND state = 'published'`.execute(db)
    return new Map(
      rows.map(({ id, summary, blocks, ...row }) => {
        const text = [summary, textOfBlocks(blocks)].join('\n')
        return [id, { ...row, text, author: null }]
      }),
    )
  }
}
