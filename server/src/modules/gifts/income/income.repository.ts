import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** Most coins and shares of one payout; a transfer has a maximum. */
const MAX_COINS = 900_000_000
const MAX_SHARES = 50_000

export async function readWaitingAnchors(db: Db): Promise<string[]> {
  const { rows } = await sql<{ anchorId: string }>`
    SELECT DISTINCT anchor_id::text AS "anchorId" FROM gift_income`.execute(db)
  return rows.map(({ anchorId }) => anchorId)
}

export type Income = { coins: number; shares: number; lastId: string }

/** Takes shares of an anchor out of those that wait; null when there are none. */
export async function takeIncome(trx: Db, anchorId: string): Promise<Income | null> {
  const { rows } = await sql<Income & { lastId: string | null }>`
    WITH summed AS (
      SELECT id, sum(coins) OVER (ORDER BY id) AS total FROM (
        SELECT id, coins FROM gift_income WHERE anchor_id = ${anchorId}
        ORDER BY id LIMIT ${MAX_SHARES}
      ) AS waiting
    ), taken AS (
      DELETE FROM gift_income g USING summed
      WHERE g.id = summed.id AND summed.total <= ${MAX_COINS}::bigint
      RETURNING g.id, g.coins
    )
    SELECT coalesce(sum(coins), 0)::float8 AS coins, count(*)::int AS shares,
      max(id)::text AS "lastId" FROM taken`.execute(trx)
  const [income] = rows
  return income && income.shares > 0 ? income : null
}
