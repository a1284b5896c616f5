import { sql } from 'kysely'
import { type Db, jsonRows } from '../../../platform/database'

/** Times are those of the database: the clocks of two processes may differ. */
const NOW = sql`clock_timestamp()`
/** A viewer who did not report for so long has left: one report may be lost. */
const GONE_AFTER = sql`interval '130 seconds'`
const MINUTE = sql`interval '55 seconds'`

export type Stay = { viewer: string; roomId: number; network: string }

/**
 * Stores where visitors are. A network stores at most `maxOfNetwork` of them, so that a program
 * that invents devices fills no table.
 */
export async function saveVisitors(
  db: Db,
  stays: readonly Stay[],
  maxOfNetwork: number,
): Promise<void> {
  const given = jsonRows('given', stays, { viewer: 'text', roomId: 'int', network: 'text' })
  await sql`
    WITH given AS (SELECT * FROM ${given}),
    known AS (SELECT viewer FROM room_presence WHERE viewer IN (SELECT viewer FROM given)),
    fresh AS (
      SELECT given.*, row_number() OVER (PARTITION BY network ORDER BY viewer) AS place
      FROM given WHERE viewer NOT IN (SELECT viewer FROM known)
    ), stored AS (
      SELECT network, count(*) AS count FROM room_presence
      WHERE member_id IS NULL AND network IN (SELECT network FROM fresh) GROUP BY network
    ), admissible AS (
      SELECT fresh.viewer FROM fresh LEFT JOIN stored USING (network)
      WHERE place + coalesce(stored.count, 0) <= ${maxOfNetwork}
      UNION ALL SELECT viewer FROM known
    )
    INSERT INTO room_presence AS t (viewer, room_id, network, seen_at, minute_at)
    SELECT viewer, "roomId", network, ${NOW}, ${NOW} FROM given
    WHERE viewer IN (SELECT viewer FROM admissible)
    ORDER BY viewer
    ON CONFLICT (viewer) DO UPDATE
      SET room_id = excluded.room_id, network = excluded.network,
        seen_at = excluded.seen_at`.execute(db)
}

/**
 * Stores where a member is. True when another minute of watching is full: a report that comes
 * earlier, from another device or twice at the same time counts none.
 */
export async function saveMember(
  db: Db,
  { viewer, roomId, network, memberId }: Stay & { memberId: string },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE room_presence SET minute_at = ${NOW}
    WHERE viewer = ${viewer} AND seen_at >= ${NOW} - ${GONE_AFTER}
      AND minute_at <= ${NOW} - ${MINUTE} RETURNING 1`.execute(db)
  await sql`
    INSERT INTO room_presence AS t (viewer, room_id, network, member_id, seen_at, minute_at)
    VALUES (${viewer}, ${roomId}, ${network}, ${memberId}, ${NOW}, ${NOW})
    ON CONFLICT (viewer) DO UPDATE SET
      room_id = excluded.room_id, network = excluded.network, seen_at = excluded.seen_at,
      minute_at = CASE
        WHEN t.seen_at < excluded.seen_at - ${GONE_AFTER} OR t.minute_at > excluded.seen_at
        THEN excluded.seen_at ELSE t.minute_at END`.execute(db)
  return rows.length > 0
}

/** Removes viewers who left, and those of a clock that was moved back. */
export async function deleteGone(db: Db): Promise<void> {
  await sql`DELETE FROM room_presence
    WHERE seen_at < ${NOW} - ${GONE_AFTER} OR seen_at > ${NOW} + interval '1 minute'`.execute(db)
}

/** Counts a minute of a member in a room on a day in Beijing. */
export async function addMinute(
  db: Db,
  { roomId, memberId, day }: { roomId: number; memberId: string; day: string },
): Promise<void> {
  await sql`INSERT INTO room_activity AS t (room_id, day, member_id, minutes)
    VALUES (${roomId}, ${day}, ${memberId}, 1)
    ON CONFLICT (room_id, day, member_id) DO UPDATE SET minutes = t.minutes + 1`.execute(db)
}

/** Removes activity of days before this one, some rows at a time; resolves with their number. */
export async function deleteOldActivity(db: Db, day: string, limit: number): Promise<number> {
  const { rows } = await sql`DELETE FROM room_activity WHERE ctid IN (
    SELECT ctid FROM room_activity WHERE day < ${day} LIMIT ${limit}) RETURNING 1`.execute(db)
  return rows.length
}
