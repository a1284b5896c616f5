import type { NobleOffer } from '@saidian/shared/contracts/rooms'
import { sql } from 'kysely'
import type { Db } from '../../platform/database'
import type { OwnedLevel } from './noble.rules'

/** An offer with the gifts that fill the bag at each purchase. */
export type StoredOffer = NobleOffer & { bagGiftId: number | null; bagCount: number | null }

export async function readOffers(db: Db): Promise<StoredOffer[]> {
  const { rows } = await sql<StoredOffer>`
    SELECT level, name, coins, renew_coins AS "renewCoins", privileges,
      bag_gift_id AS "bagGiftId", bag_count AS "bagCount"
    FROM noble_offers ORDER BY level`.execute(db)
  return rows
}

/** The level that a member has or had last. */
export async function readOwned(db: Db, memberId: string): Promise<OwnedLevel | null> {
  const { rows } = await sql<OwnedLevel>`
    SELECT n.level, o.coins, o.renew_coins AS "renewCoins",
      round(extract(epoch FROM n.until) * 1000)::float8 AS "untilMs"
    FROM nobles n JOIN noble_offers o ON o.level = n.level
    WHERE n.account_id = ${memberId}`.execute(db)
  return rows[0] ?? null
}

/** Levels of members with their ends, also past ones; without one a member is left out. */
export async function readLevels(
  db: Db,
  memberIds: readonly string[],
): Promise<{ memberId: string; level: number; untilMs: number }[]> {
  const { rows } = await sql<{ memberId: string; level: number; untilMs: number }>`
    SELECT account_id::text AS "memberId", level,
      round(extract(epoch FROM until) * 1000)::float8 AS "untilMs"
    FROM nobles WHERE account_id = ANY(${[...memberIds]}::bigint[])`.execute(db)
  return rows
}

export type NobleOrder = { level: number; coins: number }

/** What a member bought under a key; null when nothing. */
export async function findOrder(db: Db, memberId: string, key: string): Promise<NobleOrder | null> {
  const { rows } = await sql<NobleOrder>`
    SELECT level, coins FROM noble_orders
    WHERE account_id = ${memberId} AND key = ${key}`.execute(db)
  return rows[0] ?? null
}

export async function saveOrder(
  trx: Db,
  memberId: string,
  order: NobleOrder & { key: string; untilMs: number; nowMs: number },
): Promise<void> {
  const { key, level, coins, untilMs, nowMs } = order
  await sql`
    WITH owned AS (
      INSERT INTO nobles (account_id, level, until)
      VALUES (${memberId}, ${level}, ${new Date(untilMs)})
      ON CONFLICT (account_id) DO UPDATE SET level = excluded.level, until = excluded.until
    )
    INSERT INTO noble_orders (account_id, key, level, coins, until, at)
    VALUES (${memberId}, ${key}, ${level}, ${coins}, ${new Date(untilMs)}, ${new Date(nowMs)})
  `.execute(trx)
}

/** Everything of nobility that is stored about a member. */
export async function readNobleData(db: Db, memberId: string) {
  const { rows } = await sql<NobleOrder & { until: number; at: number }>`
    SELECT level, coins, floor(extract(epoch FROM until))::float8 AS until,
      floor(extract(epoch FROM at))::float8 AS at
    FROM noble_orders WHERE account_id = ${memberId} ORDER BY noble_orders.at`.execute(db)
  return { orders: rows }
}

export async function deleteNobleData(trx: Db, memberId: string): Promise<void> {
  await sql`DELETE FROM nobles WHERE account_id = ${memberId}`.execute(trx)
  await sql`DELETE FROM noble_orders WHERE account_id = ${memberId}`.execute(trx)
}

/** Deletes levels that ended, and orders that were placed, before a time. */
export async function deleteOldNobles(db: Db, beforeMs: number): Promise<void> {
  const before = new Date(beforeMs)
  await sql`DELETE FROM nobles WHERE until < ${before}`.execute(db)
  await sql`DELETE FROM noble_orders WHERE at < ${before} AND until < ${before}`.execute(db)
}
