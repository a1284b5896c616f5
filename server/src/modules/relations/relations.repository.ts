import { sql } from 'kysely'
import type { Db } from '../../platform/database'

/** A member and another one that they block. */
export type BlockPair = { memberId: string; blockedId: string }

/** False when the other one was blocked already. */
export async function insertBlock(trx: Db, pair: BlockPair, nowMs: number): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO member_blocks (member_id, blocked_id, at)
    VALUES (${pair.memberId}, ${pair.blockedId}, ${new Date(nowMs)})
    ON CONFLICT DO NOTHING RETURNING 1`.execute(trx)
  return rows.length > 0
}

export async function deleteBlock(db: Db, { memberId, blockedId }: BlockPair): Promise<void> {
  await sql`DELETE FROM member_blocks
    WHERE member_id = ${memberId} AND blocked_id = ${blockedId}`.execute(db)
}

export async function countBlocks(db: Db, memberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM member_blocks WHERE member_id = ${memberId}`.execute(db)
  return rows[0]?.count ?? 0
}

export type Blocked = { id: string; blockedAt: number }

/** Whom a member blocks, newest first. */
export async function readBlocked(db: Db, memberId: string): Promise<Blocked[]> {
  const { rows } = await sql<Blocked>`
    SELECT blocked_id::text AS id, floor(extract(epoch FROM at))::float8 AS "blockedAt"
    FROM member_blocks WHERE member_id = ${memberId} ORDER BY at DESC, blocked_id`.execute(db)
  return rows
}

/** Members whom this one blocks or who block this one. */
export async function readHidden(db: Db, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT blocked_id::text AS id FROM member_blocks WHERE member_id = ${memberId}
    UNION SELECT member_id::text FROM member_blocks WHERE blocked_id = ${memberId}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Of each pair whether one of the two blocks the other, in their order. */
export async function areBlocked(
  db: Db,
  pairs: readonly (readonly [string, string])[],
): Promise<boolean[]> {
  const [ones, others] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)]
  const { rows } = await sql<{ isBlocked: boolean }>`
    SELECT EXISTS (SELECT FROM member_blocks
        WHERE (member_id, blocked_id) IN ((one, other), (other, one))) AS "isBlocked"
    FROM unnest(${ones}::bigint[], ${others}::bigint[])
      WITH ORDINALITY AS pair (one, other, place) ORDER BY place`.execute(db)
  return rows.map(({ isBlocked }) => isBlocked)
}

export async function hasBlock(db: Db, { memberId, blockedId }: BlockPair): Promise<boolean> {
  const { rows } = await sql`SELECT FROM member_blocks
    WHERE member_id = ${memberId} AND blocked_id = ${blockedId}`.execute(db)
  return rows.length > 0
}

export async function deleteBlocksOf(trx: Db, memberId: string): Promise<void> {
  await sql`DELETE FROM member_blocks
    WHERE member_id = ${memberId} OR blocked_id = ${memberId}`.execute(trx)
}
