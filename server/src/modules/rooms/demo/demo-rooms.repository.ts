import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { DemoRoom } from './room-plan.rules'

export async function readPlannedRooms(db: Db, nowMs: number): Promise<DemoRoom[]> {
  const now = new Date(nowMs)
  const { rows } = await sql<DemoRoom>`
    SELECT r.id, r.column_id AS "column", r.match_id AS "matchId", r.demo_clip AS clip, r.title,
      EXISTS (SELECT FROM broadcasts b
        WHERE b.room_id = r.id AND b.ended_at IS NULL) AS "isLive",
      (SELECT s.match_id FROM announced_broadcasts s
        WHERE s.room_id = r.id AND s.starts_at <= ${now} AND s.cancelled_at IS NULL
        ORDER BY s.starts_at DESC LIMIT 1) AS "dueMatchId",
      EXISTS (SELECT FROM announced_broadcasts s WHERE s.room_id = r.id
        AND s.starts_at > ${now} AND s.cancelled_at IS NULL) AS "hasAnnounced"
    FROM rooms r WHERE r.is_demo AND r.closed_reason IS NULL ORDER BY r.id`.execute(db)
  return rows
}

export async function saveClip(trx: Db, roomId: number, clip: string | null): Promise<void> {
  await sql`UPDATE rooms SET demo_clip = ${clip}::text WHERE id = ${roomId}`.execute(trx)
}

const WITHOUT_DEMO = 'demo'

/** Closes the rooms of the demo for a feed that is not the demo; resolves with those closed. */
export async function closeDemoRooms(db: Db): Promise<void> {
  await sql`UPDATE rooms SET closed_reason = ${WITHOUT_DEMO}, demo_clip = NULL, match_id = NULL
    WHERE is_demo AND closed_reason IS NULL`.execute(db)
  await sql`UPDATE broadcasts b SET ended_at = clock_timestamp() FROM rooms r
    WHERE r.id = b.room_id AND r.is_demo AND b.ended_at IS NULL`.execute(db)
}

/** Opens the rooms that `closeDemoRooms` closed; those that the staff closed stay closed. */
export async function openDemoRooms(db: Db): Promise<void> {
  await sql`UPDATE rooms SET closed_reason = NULL
    WHERE is_demo AND closed_reason = ${WITHOUT_DEMO}`.execute(db)
}

/**
 * Stores `count` invented viewers of a room and removes those beyond. They are devices of many
 * networks, so that they count as others do.
 */
export async function saveDemoViewers(db: Db, roomId: number, count: number): Promise<void> {
  await sql`
    INSERT INTO room_presence AS t (viewer, room_id, network, seen_at, minute_at)
    SELECT 'd' || ${roomId}::int || '-' || lpad(n::text, 5, '0'), ${roomId}::int,
      'demo-' || ${roomId}::int || '-' || n / 40, clock_timestamp(), clock_timestamp()
    FROM generate_series(1, ${count}::int) AS n
    ON CONFLICT (viewer) DO UPDATE SET seen_at = excluded.seen_at`.execute(db)
  await sql`
    DELETE FROM room_presence WHERE room_id = ${roomId} AND network LIKE 'demo-%'
      AND viewer > 'd' || ${roomId}::int || '-' || lpad(${count}::int::text, 5, '0')`.execute(db)
}

/** Whether lists do not know yet how popular a room is. */
export async function lacksListHeat(db: Db): Promise<boolean> {
  const { rows } = await sql`SELECT FROM rooms
    WHERE is_demo AND list_heat = 0 AND heat > 0 LIMIT 1`.execute(db)
  return rows.length > 0
}
