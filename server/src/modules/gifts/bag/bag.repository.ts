import type { GiftPurse } from '@saidian/shared/contracts/rooms'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { GIFT_COLUMNS } from '../catalogue.repository'

/** What is in the bag now, cheapest first, as one value. */
export function bagOf(memberId: string, nowMs: number) {
  return sql`(
    SELECT coalesce(json_agg(json_build_object('gift', to_json(item.*), 'count', total)
      ORDER BY item.coins, item.id), '[]')
    FROM (
      SELECT gift_id, sum(count)::int AS total FROM gift_bag
      WHERE account_id = ${memberId} AND expires_at > ${new Date(nowMs)} GROUP BY gift_id
    ) AS bag JOIN (
      SELECT ${GIFT_COLUMNS} FROM gifts g WHERE is_offered
    ) AS item ON item.id = bag.gift_id
  )`
}

export async function readBag(db: Db, memberId: string, nowMs: number): Promise<GiftPurse['bag']> {
  const { rows } = await sql<{ bag: GiftPurse['bag'] }>`
    SELECT ${bagOf(memberId, nowMs)} AS bag`.execute(db)
  return rows[0]?.bag ?? []
}

/** Gifts for the bag of a member, until `untilMs`. */
export type BagItem = { giftId: number; count: number; untilMs: number }

/** Puts gifts into the bag of a member, in the transaction of what they are for. */
export async function fillBag(trx: Db, memberId: string, item: BagItem): Promise<void> {
  await sql`
    INSERT INTO gift_bag AS known (account_id, gift_id, expires_at, count)
    VALUES (${memberId}, ${item.giftId}, ${new Date(item.untilMs)}, ${item.count})
    ON CONFLICT (account_id, gift_id, expires_at)
    DO UPDATE SET count = known.count + excluded.count`.execute(trx)
}

/**
 * Takes gifts out of the bag, first what expires first. False when there are not enough: then the
 * transaction must be rolled back. The purse is locked.
 */
export async function takeFromBag(
  trx: Db,
  memberId: string,
  { giftId, count, nowMs }: { giftId: number; count: number; nowMs: number },
): Promise<boolean> {
  const { rows } = await sql<{ total: number }>`
    WITH item AS (
      SELECT expires_at, count, (sum(count) OVER (ORDER BY expires_at) - count)::int AS before
      FROM gift_bag WHERE account_id = ${memberId} AND gift_id = ${giftId}
        AND expires_at > ${new Date(nowMs)}
    ), used AS (
      DELETE FROM gift_bag b USING item WHERE b.account_id = ${memberId}
        AND b.gift_id = ${giftId} AND b.expires_at = item.expires_at
        AND item.before + item.count <= ${count}::int
    ), begun AS (
      UPDATE gift_bag b SET count = b.count - (${count}::int - item.before)
      FROM item WHERE b.account_id = ${memberId} AND b.gift_id = ${giftId}
        AND b.expires_at = item.expires_at
        AND item.before < ${count}::int AND item.before + item.count > ${count}::int
    )
    SELECT coalesce(sum(count), 0)::int AS total FROM item`.execute(trx)
  return (rows[0]?.total ?? 0) >= count
}

/** Deletes what expired before a time; nothing reads it any more. */
export async function deleteExpired(db: Db, beforeMs: number): Promise<void> {
  await sql`DELETE FROM gift_bag WHERE expires_at < ${new Date(beforeMs)}`.execute(db)
}
