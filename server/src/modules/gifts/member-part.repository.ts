import { sql } from 'kysely'
import type { Db } from '../../platform/database'

/** Everything of gifts that is stored about a member. */
export async function readGiftData(db: Db, memberId: string) {
  const sends = await sql<{ roomId: number; gift: string; count: number; source: string }>`
    SELECT s.room_id AS "roomId", g.name AS gift, s.count, s.source,
      floor(extract(epoch FROM s.at))::float8 AS at
    FROM gift_sends s JOIN gifts g ON g.id = s.gift_id
    WHERE s.member_id = ${memberId} ORDER BY s.at`.execute(db)
  const bag = await sql<{ gift: string; count: number; expiresAt: number }>`
    SELECT g.name AS gift, b.count, floor(extract(epoch FROM b.expires_at))::float8 AS "expiresAt"
    FROM gift_bag b JOIN gifts g ON g.id = b.gift_id
    WHERE b.account_id = ${memberId} ORDER BY b.expires_at`.execute(db)
  const purse = await sql<Record<string, unknown>>`
    SELECT daily_limit AS "dailyLimit", next_limit AS "nextLimit", next_from::text AS "nextFrom",
      spent_day::text AS "spentDay", spent, watched_day::text AS "watchedDay",
      watched_ms AS "watchedMs", earned
    FROM gift_purses WHERE account_id = ${memberId}`.execute(db)
  const income = await sql<{ coins: number }>`
    SELECT coalesce(sum(coins), 0)::float8 AS coins FROM gift_income
    WHERE anchor_id = ${memberId}`.execute(db)
  return {
    sends: sends.rows,
    bag: bag.rows,
    purse: purse.rows[0] ?? null,
    incomeToCome: income.rows[0]?.coins ?? 0,
  }
}

export async function deleteGiftData(trx: Db, memberId: string): Promise<void> {
  await sql`DELETE FROM gift_purses WHERE account_id = ${memberId}`.execute(trx)
  await sql`DELETE FROM gift_bag WHERE account_id = ${memberId}`.execute(trx)
  await sql`DELETE FROM gift_combos WHERE member_id = ${memberId}`.execute(trx)
  await sql`DELETE FROM gift_sends WHERE member_id = ${memberId}`.execute(trx)
}
