import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { indexText } from '../../../platform/search'
import type { ReadSearched } from '../../news'
import { readPublicProfiles } from '../../profile'

/** Kind of the texts of posts in the search. */
export const FOUND_POST = 'post'

/** Lets a shown post be found by its text of now; one that is not shown is left as it is. */
export async function indexPost(trx: Db, id: string): Promise<void> {
  const { rows } = await sql<{ text: string; authorId: string; atMs: number }>`
    SELECT text, author_id::text AS "authorId", (extract(epoch FROM at) * 1000)::float8 AS "atMs"
    FROM posts WHERE id = ${id} AND state = 'shown'`.execute(trx)
  const [post] = rows
  if (post) await indexText(trx, { ...post, kind: FOUND_POST, id, title: '' })
}

/** Posts that the search found, as its answer shows them. */
export function readFoundPosts(db: Db): ReadSearched {
  return async (ids) => {
    const { rows } = await sql<{ id: string; text: string; authorId: string; at: number }>`
      SELECT id::text, text, author_id::text AS "authorId",
        floor(extract(epoch FROM at))::float8 AS at
      FROM posts WHERE id = ANY(${[...ids]}::bigint[]) AND state = 'shown'`.execute(db)
    const authors = await readPublicProfiles(
      db,
      rows.map(({ authorId }) => authorId),
    )
    return new Map(
      rows.flatMap(({ id, text, authorId, at }) => {
        const author = authors.get(authorId)
        return author ? [[id, { title: '', text, at, author, columnId: null }] as const] : []
      }),
    )
  }
}
