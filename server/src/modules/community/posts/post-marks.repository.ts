import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** Ids of members by their nickname in lower case. */
export async function findMembers(db: Db, names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT p.account_id::text AS id, lower(p.nickname) AS name
    FROM profiles p JOIN accounts a ON a.id = p.account_id AND a.deleted_at IS NULL
    WHERE lower(p.nickname) = ANY(${names}::text[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [name, id]))
}

/** Links the post to its topics, and to no other ones. */
export async function setTopics(trx: Db, postId: string, names: readonly string[]): Promise<void> {
  await sql`DELETE FROM post_topics WHERE post_id = ${postId}`.execute(trx)
  if (names.length === 0) return
  await sql`INSERT INTO topics (name)
    SELECT name FROM unnest(${names}::text[]) AS name ORDER BY name
    ON CONFLICT DO NOTHING`.execute(trx)
  await sql`INSERT INTO post_topics (topic_id, post_id)
    SELECT id, ${postId}::bigint FROM topics WHERE name = ANY(${names}::text[])`.execute(trx)
}

/** Whether the member wrote this text since then, in another post. */
export async function hasSameText(
  db: Db,
  same: { authorId: string; textKey: string; sinceMs: number; exceptId?: string },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM posts WHERE text_key = ${same.textKey} AND text_key <> ''
      AND author_id = ${same.authorId} AND at > ${new Date(same.sinceMs)}
      AND id <> ${same.exceptId ?? 0} AND state <> 'deleted' LIMIT 1`.execute(db)
  return rows.length > 0
}

/** How many other members wrote this text since then. */
export async function countSameText(
  db: Db,
  same: { authorId: string; textKey: string; sinceMs: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(DISTINCT author_id)::int AS count FROM posts
    WHERE text_key = ${same.textKey} AND text_key <> ''
      AND author_id <> ${same.authorId} AND at > ${new Date(same.sinceMs)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** When the account was made; null for an erased one. */
export async function readAccountAge(db: Db, memberId: string): Promise<number | null> {
  const { rows } = await sql<{ madeAtMs: number }>`
    SELECT (extract(epoch FROM created_at) * 1000)::float8 AS "madeAtMs" FROM accounts
    WHERE id = ${memberId} AND deleted_at IS NULL`.execute(db)
  return rows[0]?.madeAtMs ?? null
}

/** Whether the match or the team exists. */
export async function tagExists(
  db: Db,
  { kind, id }: { kind: 'match' | 'team'; id: number },
): Promise<boolean> {
  const table = sql.table(kind === 'match' ? 'matches' : 'teams')
  const { rows } = await sql`SELECT FROM ${table} WHERE id = ${id}`.execute(db)
  return rows.length > 0
}
