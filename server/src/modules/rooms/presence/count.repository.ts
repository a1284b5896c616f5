import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { HEAT_MESSAGE_MINUTES, MAX_MESSAGES_OF_MEMBER, MAX_VISITORS_OF_NETWORK } from './heat.rules'

export type RoomCount = {
  roomId: number
  viewers: number
  messages: number
  /** What is stored now. */
  before: { viewers: number; heat: number }
}

/** Viewers and messages of all rooms that have some, or had some when they were last counted. */
export async function countRooms(db: Db): Promise<RoomCount[]> {
  const { rows } = await sql<RoomCount>`
    WITH viewers AS (
      SELECT room_id, sum(members + least(visitors, ${MAX_VISITORS_OF_NETWORK}))::int AS count
      FROM (
        SELECT room_id, count(member_id) AS members, count(*) - count(member_id) AS visitors
        FROM room_presence GROUP BY room_id, network
      ) networks GROUP BY room_id
    ), messages AS (
      SELECT room_id, sum(least(count, ${MAX_MESSAGES_OF_MEMBER}))::int AS count FROM (
        SELECT room_id, count(*) FROM room_messages
        WHERE at > clock_timestamp() - make_interval(mins => ${HEAT_MESSAGE_MINUTES})
          AND room_id IS NOT NULL AND removed_by IS NULL
        GROUP BY room_id, author_id
      ) authors GROUP BY room_id
    )
    SELECT r.id AS "roomId", coalesce(v.count, 0) AS viewers, coalesce(m.count, 0) AS messages,
      json_build_object('viewers', r.viewers, 'heat', r.heat) AS before
    FROM rooms r LEFT JOIN viewers v ON v.room_id = r.id LEFT JOIN messages m ON m.room_id = r.id
    WHERE v.count > 0 OR m.count > 0 OR r.viewers > 0 OR r.heat > 0
    ORDER BY r.id`.execute(db)
  return rows
}

/** False when they were changed less than five seconds ago, perhaps by another process. */
export async function saveCounts(
  trx: Db,
  { roomId, viewers, heat }: { roomId: number; viewers: number; heat: number },
): Promise<boolean> {
  // A crash may lose it: the next count is the same. So it does not wait for the disk.
  await sql`SET LOCAL synchronous_commit TO off`.execute(trx)
  // A little less than the pause, so that a pause which ends early does not skip a count.
  const { rows } = await sql`
    UPDATE rooms SET viewers = ${viewers}, heat = ${heat}, counted_at = clock_timestamp()
    WHERE id = ${roomId} AND NOT counted_at BETWEEN clock_timestamp() - interval '4.8 seconds'
      AND clock_timestamp() RETURNING 1`.execute(trx)
  return rows.length > 0
}

/** Orders lists by the heat of now. */
export async function saveListHeat(db: Db): Promise<void> {
  await sql`UPDATE rooms SET list_heat = heat WHERE list_heat <> heat`.execute(db)
}
