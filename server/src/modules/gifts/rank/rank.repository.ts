import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { isBanned } from '../../governance'
import { MAX_MESSAGES_A_DAY, MESSAGE_POINTS } from './rank.rules'

export type Ranked = { memberId: string; rank: number; points: number }

export type RankedDays = { roomId: number; from: string; to: string; nowMs: number }

/** Points of a room's days without its anchor and members who were removed from it. */
function ranked({ roomId, from, to, nowMs }: RankedDays) {
  const where = { scope: 'room', place: roomId } as const
  return sql`SELECT act.member_id, sum(act.minutes + ${MESSAGE_POINTS}::int
      * least(act.messages, ${MAX_MESSAGES_A_DAY}::int))::int AS points
    FROM room_activity act JOIN rooms r ON r.id = act.room_id
    WHERE act.room_id = ${roomId} AND act.day BETWEEN ${from}::date AND ${to}::date
      AND act.member_id <> r.anchor_id
      AND NOT ${isBanned({ member: sql`act.member_id`, where, nowMs })}
    GROUP BY act.member_id`
}

/** The most active members, best first; equal points have one rank. */
export async function readRanked(db: Db, days: RankedDays, limit: number): Promise<Ranked[]> {
  const { rows } = await sql<Ranked>`
    SELECT member_id::text AS "memberId", rank() OVER (ORDER BY points DESC)::int AS rank, points
    FROM (${ranked(days)}) AS active WHERE points > 0
    ORDER BY points DESC, member_id LIMIT ${limit}`.execute(db)
  return rows
}

/** Place and points of one member; null without any. */
export async function readOwnRank(
  db: Db,
  days: RankedDays,
  memberId: string,
): Promise<{ rank: number; points: number } | null> {
  const { rows } = await sql<{ rank: number; points: number }>`
    SELECT rank, points FROM (
      SELECT member_id, rank() OVER (ORDER BY points DESC)::int AS rank, points
      FROM (${ranked(days)}) AS active WHERE points > 0
    ) AS places WHERE member_id = ${memberId}`.execute(db)
  return rows[0] ?? null
}

export async function isRoom(db: Db, roomId: number): Promise<boolean> {
  const { rows } = await sql`SELECT FROM rooms WHERE id = ${roomId}`.execute(db)
  return rows.length > 0
}
