import { sql } from 'kysely'
import type { Db } from '../../platform/database'

export type Pair = readonly [one: string, other: string]

/**
 * Locks two members, in the order of their ids, until the transaction ends: whatever makes or ends
 * a friendship waits here. Resolves with those that exist.
 */
export async function lockMembers(trx: Db, ids: Pair): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id::text FROM accounts WHERE id = ANY(${[...ids]}::bigint[]) AND deleted_at IS NULL
    ORDER BY accounts.id FOR NO KEY UPDATE`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Both directions; false when the two are friends already. */
export async function insertFriends(trx: Db, pair: Pair, nowMs: number): Promise<boolean> {
  const [one, other] = pair
  const { rows } = await sql`
    INSERT INTO friends (member_id, friend_id, at)
    VALUES (${one}, ${other}, ${new Date(nowMs)}), (${other}, ${one}, ${new Date(nowMs)})
    ON CONFLICT DO NOTHING RETURNING 1`.execute(trx)
  return rows.length > 0
}

/** Both directions, and what one asked the other; false when the two were not friends. */
export async function deleteFriends(trx: Db, [one, other]: Pair): Promise<boolean> {
  await sql`DELETE FROM friend_requests
    WHERE (from_id, to_id) IN ((${one}::bigint, ${other}::bigint),
      (${other}::bigint, ${one}::bigint))`.execute(trx)
  const { rows } = await sql`DELETE FROM friends
    WHERE (member_id, friend_id) IN ((${one}::bigint, ${other}::bigint),
      (${other}::bigint, ${one}::bigint)) RETURNING 1`.execute(trx)
  return rows.length > 0
}

/** Whether two members are friends. */
export async function areFriends(db: Db, one: string, other: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM friends WHERE member_id = ${one} AND friend_id = ${other}`.execute(db)
  return rows.length > 0
}

/** Those of these members who are friends of a member. */
export async function friendsAmong(
  db: Db,
  memberId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    SELECT friend_id::text AS id FROM friends
    WHERE member_id = ${memberId} AND friend_id = ANY(${[...ids]}::bigint[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** What a member calls these members; those without a name of their own are left out. */
export async function remarksOf(
  db: Db,
  memberId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; remark: string }>`
    SELECT friend_id::text AS id, remark FROM friends
    WHERE member_id = ${memberId} AND friend_id = ANY(${[...ids]}::bigint[])
      AND remark <> ''`.execute(db)
  return new Map(rows.map(({ id, remark }) => [id, remark]))
}

export async function countFriends(db: Db, memberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM friends WHERE member_id = ${memberId}`.execute(db)
  return rows[0]?.count ?? 0
}

export type StoredFriend = { id: string; remark: string; since: number }

export async function readFriends(db: Db, memberId: string): Promise<StoredFriend[]> {
  const { rows } = await sql<StoredFriend>`
    SELECT friend_id::text AS id, remark, floor(extract(epoch FROM at))::float8 AS since
    FROM friends WHERE member_id = ${memberId} ORDER BY friend_id`.execute(db)
  return rows
}

/** Null when the two are not friends. */
export async function updateRemark(
  db: Db,
  [memberId, friendId]: Pair,
  remark: string,
): Promise<StoredFriend | null> {
  const { rows } = await sql<StoredFriend>`
    UPDATE friends SET remark = ${remark}
    WHERE member_id = ${memberId} AND friend_id = ${friendId}
    RETURNING friend_id::text AS id, remark,
      floor(extract(epoch FROM at))::float8 AS since`.execute(db)
  return rows[0] ?? null
}
