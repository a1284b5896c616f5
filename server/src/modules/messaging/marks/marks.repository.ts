import { sql } from 'kysely'
import { type Db, jsonRows } from '../../../platform/database'
import { mentionOf, STANDING, unreadOf } from '../list/unread'

export type OwnSide = { readSeq: number; unread: number; mentionSeq: number }

type Place = { memberId: string; id: string }

/** What a member has read of a conversation; undefined for who never was a member. */
export async function readSide(
  db: Db,
  { memberId, id }: Place,
  hidden: readonly string[],
): Promise<OwnSide | undefined> {
  const { rows } = await sql<OwnSide>`
    SELECT v.read_seq::float8 AS "readSeq", ${unreadOf(memberId, hidden)} AS unread,
      ${mentionOf(memberId, hidden)} AS "mentionSeq"
    FROM (SELECT ${STANDING} FROM conversation_members m
      JOIN conversations c ON c.id = m.conversation_id
      WHERE m.member_id = ${memberId} AND m.conversation_id = ${id}) v`.execute(db)
  return rows[0]
}

/** Moves the marker forward, not beyond the log; null when it was there already. */
export async function moveRead(
  trx: Db,
  { memberId, id }: Place,
  seq: number,
): Promise<{ readSeq: number; isPrivate: boolean } | null> {
  const target = sql`least(${seq}::bigint, c.last_seq, m.left_seq)`
  const { rows } = await sql<{ readSeq: number; isPrivate: boolean }>`
    UPDATE conversation_members m
    SET read_seq = ${target}, has_seq = greatest(m.has_seq, ${target})
    FROM conversations c
    WHERE c.id = ${id} AND m.conversation_id = c.id AND m.member_id = ${memberId}
      AND m.read_seq < ${target}
    RETURNING m.read_seq::float8 AS "readSeq", c.one_id IS NOT NULL AS "isPrivate"`.execute(trx)
  return rows[0] ?? null
}

/** Moves markers of private conversations forward; returns those that moved. */
export async function moveHas(
  db: Db,
  memberId: string,
  marks: readonly { id: string; seq: number }[],
): Promise<{ id: string; seq: number }[]> {
  // Two devices of a member report at once: rows are locked in one order.
  const { rows } = await sql<{ id: string; seq: number }>`
    WITH given AS (
      SELECT m.conversation_id, max(least(given.seq, c.last_seq)) AS seq
      FROM ${jsonRows('given', marks, { id: 'bigint', seq: 'bigint' })}
      JOIN conversations c ON c.id = given.id AND c.one_id IS NOT NULL
      JOIN conversation_members m ON m.conversation_id = c.id AND m.member_id = ${memberId}
      GROUP BY m.conversation_id
    ), locked AS (
      SELECT conversation_id FROM conversation_members
      WHERE member_id = ${memberId} AND conversation_id IN (SELECT conversation_id FROM given)
      ORDER BY conversation_id FOR NO KEY UPDATE
    )
    UPDATE conversation_members m SET has_seq = given.seq
    FROM given JOIN locked USING (conversation_id)
    WHERE m.conversation_id = given.conversation_id AND m.member_id = ${memberId}
      AND m.has_seq < given.seq
    RETURNING m.conversation_id::text AS id, m.has_seq::float8 AS seq`.execute(db)
  return rows
}

/** False for who never was a member. */
export async function changeSide(
  trx: Db,
  { memberId, id }: Place,
  { pinnedAt, isMuted }: { pinnedAt?: Date | null; isMuted?: boolean | undefined },
): Promise<boolean> {
  const pin = pinnedAt === undefined ? sql`pinned_at` : sql`${pinnedAt}::timestamptz`
  const { rows } = await sql`
    UPDATE conversation_members
    SET pinned_at = ${pin}, is_muted = coalesce(${isMuted ?? null}::boolean, is_muted)
    WHERE conversation_id = ${id} AND member_id = ${memberId} RETURNING 1`.execute(trx)
  return rows.length > 0
}

/** Takes a conversation out of the list and its entries from the member; false without one. */
export async function hideUpTo(trx: Db, { memberId, id }: Place, upTo: number): Promise<boolean> {
  const end = sql`least(${upTo}::bigint, c.last_seq, m.left_seq)`
  const { rows } = await sql`
    UPDATE conversation_members m SET pinned_at = NULL,
      first_seq = greatest(m.first_seq, ${end}), hidden_seq = greatest(m.hidden_seq, ${end}),
      read_seq = greatest(m.read_seq, ${end}), has_seq = greatest(m.has_seq, ${end})
    FROM conversations c
    WHERE c.id = ${id} AND m.conversation_id = c.id AND m.member_id = ${memberId}
    RETURNING 1`.execute(trx)
  return rows.length > 0
}
