import type { Gift } from '@saidian/shared/contracts/rooms'
import { sql } from 'kysely'
import type { Db } from '../../platform/database'

/** Columns of a gift `g` as the wire has it. */
export const GIFT_COLUMNS = sql`g.id, g.name, g.icon, g.coins, g.is_large AS "isLarge",
  g.coins = 0 AS "isFree"`

/** The gifts that can be sent, cheapest first. */
export async function readGifts(db: Db): Promise<Gift[]> {
  const { rows } = await sql<Gift>`
    SELECT ${GIFT_COLUMNS} FROM gifts g WHERE is_offered ORDER BY g.coins, g.id`.execute(db)
  return rows
}
