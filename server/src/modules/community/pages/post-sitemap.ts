import { paths } from '@saidian/shared/contracts/page'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

type PostPage = { path: string; at: number }

/** Posts that everybody sees, in ranges of their ids, for the sitemap. */
export function postSitemap(db: Db) {
  return {
    name: 'posts',
    async lastId(): Promise<number> {
      const { rows } = await sql<{ id: number }>`
        SELECT coalesce(max(id), 0)::float8 AS id FROM posts`.execute(db)
      return rows[0]?.id ?? 0
    },
    /** Posts with an id from `from` on, before `to`. */
    async read(from: number, to: number): Promise<PostPage[]> {
      const { rows } = await sql<{ code: string; at: number }>`
        SELECT id::text AS code, floor(extract(epoch FROM greatest(at, edited_at)))::float8 AS at
        FROM posts WHERE id >= ${from} AND id < ${to} AND state = 'shown'
        ORDER BY posts.id`.execute(db)
      return rows.map(({ code, at }) => ({ path: paths.post(code), at }))
    },
  }
}
