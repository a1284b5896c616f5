import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

export type PendingCombo = {
  comboId: string
  memberId: string
  giftId: number
  name: string
  icon: string
  count: number
  /** Price of one; 0 for one of the bag. */
  coins: number
  isLarge: boolean
  /** Milliseconds since 1970. */
  at: number
}

/**
 * Reserves the next event of a room for this transaction. False when its last one is less than
 * `pauseMs` old, of whichever process. The time is the database's: all processes share it.
 */
export async function reserveEvent(trx: Db, roomId: number, pauseMs: number): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO gift_room_events AS known (room_id, at) VALUES (${roomId}, clock_timestamp())
    ON CONFLICT (room_id) DO UPDATE SET at = excluded.at
    WHERE abs(extract(epoch FROM excluded.at - known.at)) * 1000 >= ${pauseMs}::int
    RETURNING 1`.execute(trx)
  return rows.length > 0
}

/**
 * Takes up to `limit` combos that the room has not seen as they are now, the most notable first.
 * Those that waited since before `sinceMs` are of no interest any more.
 */
export async function takePending(
  trx: Db,
  roomId: number,
  { limit, sinceMs }: { limit: number; sinceMs: number },
): Promise<PendingCombo[]> {
  const since = new Date(sinceMs)
  const { rows } = await sql<PendingCombo>`
    WITH old AS (
      UPDATE gift_combos SET is_pending = false
      WHERE room_id = ${roomId} AND is_pending AND at < ${since}
    ), chosen AS (
      SELECT c.room_id, c.member_id, c.gift_id, c.source, g.name, g.icon, g.is_large,
        CASE c.source WHEN 'bag' THEN 0 ELSE g.coins END AS coins
      FROM gift_combos c JOIN gifts g ON g.id = c.gift_id
      WHERE c.room_id = ${roomId} AND c.is_pending AND c.at >= ${since}
      ORDER BY g.is_large DESC, g.coins::bigint * c.count DESC, c.at
      LIMIT ${limit} FOR UPDATE OF c SKIP LOCKED
    )
    UPDATE gift_combos c SET is_pending = false FROM chosen
    WHERE (c.room_id, c.member_id, c.gift_id, c.source)
      = (chosen.room_id, chosen.member_id, chosen.gift_id, chosen.source)
    RETURNING c.id::text AS "comboId", c.member_id::text AS "memberId", c.gift_id AS "giftId",
      chosen.name, chosen.icon, c.count, chosen.coins, chosen.is_large AS "isLarge",
      round(extract(epoch FROM c.at) * 1000)::float8 AS at`.execute(trx)
  return rows.sort((one, other) => one.at - other.at)
}

/** Rooms with combos that wait for an event. */
export async function readPendingRooms(db: Db): Promise<number[]> {
  const { rows } = await sql<{ roomId: number }>`
    SELECT DISTINCT room_id AS "roomId" FROM gift_combos WHERE is_pending`.execute(db)
  return rows.map(({ roomId }) => roomId)
}
