import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

const MAX = 10

/** `%`, `_` and `\` of a typed text mean themselves. */
const prefixOf = (typed: string) => `${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

type Wanted = { memberId: string; typed: string; hidden: ReadonlySet<string> }

/** Members whose nickname begins with a text: followed ones first, then the shortest. */
export async function findMembersBy(db: Db, wanted: Wanted): Promise<string[]> {
  const { memberId, typed, hidden } = wanted
  const { rows } = await sql<{ id: string }>`
    SELECT found.id::text FROM (
      SELECT p.account_id AS id, p.nickname FROM profiles p
      WHERE lower(p.nickname) LIKE ${prefixOf(typed)}
        AND p.account_id <> ${memberId} AND p.account_id <> ALL(${[...hidden]}::bigint[])
      ORDER BY lower(p.nickname) USING ~<~ LIMIT 200
    ) AS found
    LEFT JOIN follows f ON f.account_id = ${memberId} AND f.kind = 'member' AND f.is_on
      AND f.target_id = found.id::text
    ORDER BY f.account_id NULLS LAST, length(found.nickname), found.id LIMIT ${MAX}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whom a member follows, the last ones first. */
export async function findFollowed(
  db: Db,
  { memberId, hidden }: Omit<Wanted, 'typed'>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT target_id AS id FROM follows
    WHERE account_id = ${memberId} AND kind = 'member' AND is_on
      AND target_id <> ALL(${[...hidden]}::text[])
    ORDER BY at DESC LIMIT ${MAX}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Topics with posts that begin with a text; without one those with most posts of late. */
export async function findTopics(
  db: Db,
  typed: string,
): Promise<{ name: string; posts: number }[]> {
  if (typed === '') return findRecentTopics(db)
  const { rows } = await sql<{ name: string; posts: number }>`
    SELECT name, posts FROM (
      SELECT name, posts FROM topics
      WHERE lower(name) LIKE ${prefixOf(typed)} AND posts > 0
      ORDER BY lower(name) USING ~<~ LIMIT 200) AS found
    ORDER BY posts DESC, name LIMIT ${MAX}`.execute(db)
  return rows
}

const RECENT_POSTS = 1_000

async function findRecentTopics(db: Db): Promise<{ name: string; posts: number }[]> {
  const { rows } = await sql<{ name: string; posts: number }>`
    SELECT t.name, t.posts FROM (
      SELECT id FROM posts WHERE state = 'shown' ORDER BY id DESC LIMIT ${RECENT_POSTS}) AS recent
    JOIN post_topics pt ON pt.post_id = recent.id JOIN topics t ON t.id = pt.topic_id
    GROUP BY t.id ORDER BY count(*) DESC, t.name LIMIT ${MAX}`.execute(db)
  return rows
}
