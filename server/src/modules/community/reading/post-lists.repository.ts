import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { After } from './cursor.rules'

export type ListedId = After

/** What a page of a list takes: `hidden` are authors that the caller does not see. */
export type Page = {
  after: After | null
  limit: number
  hidden: ReadonlySet<string>
}

const notHidden = (hidden: ReadonlySet<string>) =>
  hidden.size === 0 ? sql`` : sql`AND p.author_id <> ALL(${[...hidden]}::bigint[])`
const olderThan = (after: After | null) =>
  after === null ? sql`` : sql`AND p.id < ${after.id}::bigint`
const NEWEST = sql`ORDER BY p.id DESC`

async function select(db: Db, rest: RawBuilder<unknown>): Promise<ListedId[]> {
  const { rows } = await sql<ListedId>`
    SELECT p.id::text AS id, p.score::float8 AS score FROM posts p ${rest}`.execute(db)
  return rows
}

/** Hot posts of a circle, or of all. */
export function listHot(
  db: Db,
  { circleId, after, limit, hidden }: Page & { circleId: number | null },
): Promise<ListedId[]> {
  const next =
    after === null
      ? sql``
      : sql`AND (p.score, p.id) < (${after.score}::bigint, ${after.id}::bigint)`
  return select(
    db,
    sql`WHERE p.state = 'shown' ${ofCircle(circleId)} ${next} ${notHidden(hidden)}
      ORDER BY p.score DESC, p.id DESC LIMIT ${limit}`,
  )
}

/** Posts of a circle, or of all, newest first. */
export function listNew(
  db: Db,
  { circleId, after, limit, hidden }: Page & { circleId: number | null },
): Promise<ListedId[]> {
  return select(
    db,
    sql`WHERE p.state = 'shown' ${ofCircle(circleId)} ${olderThan(after)} ${notHidden(hidden)}
      ${NEWEST} LIMIT ${limit}`,
  )
}

const ofCircle = (circleId: number | null) =>
  circleId === null ? sql`` : sql`AND p.circle_id = ${circleId}::int`

/** Pinned posts of a circle, those pinned last first. */
export function listPinned(
  db: Db,
  { circleId, limit, hidden }: Omit<Page, 'after'> & { circleId: number },
): Promise<ListedId[]> {
  return select(
    db,
    sql`WHERE p.circle_id = ${circleId} AND p.pinned_at IS NOT NULL AND p.state = 'shown'
      ${notHidden(hidden)} ORDER BY p.pinned_at DESC LIMIT ${limit}`,
  )
}

/** Posts of a topic, newest first. */
export function listOfTopic(
  db: Db,
  { topic, after, limit, hidden }: Page & { topic: string },
): Promise<ListedId[]> {
  return select(
    db,
    sql`JOIN post_topics t ON t.post_id = p.id
      WHERE t.topic_id = (SELECT id FROM topics WHERE name = ${topic}) AND p.state = 'shown'
      ${after === null ? sql`` : sql`AND t.post_id < ${after.id}::bigint`} ${notHidden(hidden)}
      ORDER BY t.post_id DESC LIMIT ${limit}`,
  )
}

/** Posts of a member, newest first; the member sees also those that wait or were removed. */
export function listOfMember(
  db: Db,
  { memberId, isOwn, after, limit, hidden }: Page & { memberId: string; isOwn: boolean },
): Promise<ListedId[]> {
  const states = isOwn ? ['shown', 'waiting', 'rejected'] : ['shown']
  return select(
    db,
    sql`WHERE p.author_id = ${memberId} AND p.state = ANY(${states}::text[])
      ${olderThan(after)} ${notHidden(hidden)} ${NEWEST} LIMIT ${limit}`,
  )
}

/**
 * Posts of followed members and of joined circles, newest first. Each of them is asked for one
 * page: a member who follows little among a million posts does not read them all.
 */
export function listFollowed(
  db: Db,
  { memberId, after, limit, hidden }: Page & { memberId: string },
): Promise<ListedId[]> {
  const page = sql`AND p.state = 'shown' ${olderThan(after)} ${notHidden(hidden)}
    ${NEWEST} LIMIT ${limit}`
  return select(
    db,
    sql`WHERE p.id IN (
        SELECT found.id FROM follows f CROSS JOIN LATERAL (
          SELECT p.id FROM posts p WHERE p.author_id = f.target_id::bigint ${page}) AS found
        WHERE f.account_id = ${memberId} AND f.kind = 'member' AND f.is_on
        UNION
        SELECT found.id FROM circle_members j CROSS JOIN LATERAL (
          SELECT p.id FROM posts p WHERE p.circle_id = j.circle_id ${page}) AS found
        WHERE j.member_id = ${memberId})
      ${NEWEST} LIMIT ${limit}`,
  )
}
