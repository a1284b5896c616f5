import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { ArticleState } from '../articles/article'

/** Sets the state of an article; a time of publication that is left out stays. */
export async function setState(
  trx: Db,
  id: string,
  { state, publishedAt = null }: { state: ArticleState; publishedAt?: number | null },
): Promise<void> {
  await sql`
    UPDATE articles SET state = ${state},
      published_at = coalesce(to_timestamp(${publishedAt}::float8), published_at),
      pinned_until = CASE WHEN ${state} = 'published' THEN pinned_until END
    WHERE id = ${id}`.execute(trx)
}

export async function setPin(trx: Db, id: string, until: number | null): Promise<void> {
  await sql`
    UPDATE articles SET pinned_until = to_timestamp(${until}::float8) WHERE id = ${id}`.execute(trx)
}

/** Scheduled articles whose time has come. */
export async function readDue(db: Db, nowMs: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id::text FROM articles
    WHERE state = 'scheduled' AND published_at <= ${new Date(nowMs)}
    ORDER BY published_at LIMIT 500`.execute(db)
  return rows.map(({ id }) => id)
}
