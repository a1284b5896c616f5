import type { RoomAct } from '@saidian/shared/contracts/rooms'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database'

/** An act of the anchor or of a manager, before it is recorded. */
export type Act = {
  roomId: number
  kind: RoomAct['kind']
  byId: string
  /** The member it hits; null for an act on the whole room. */
  memberId: string | null
  /** Minutes of a mute, seconds of slow mode. */
  amount: number | null
  /** The text of a removed message. */
  said: string | null
  reason: string
  atMs: number
}

export async function insertAct(trx: Db, act: Act): Promise<void> {
  const { roomId, kind, byId, memberId, amount, said, reason, atMs } = act
  await sql`
    INSERT INTO room_acts (room_id, at, by_id, kind, member_id, amount, said, reason)
    VALUES (${roomId}, ${new Date(atMs)}, ${byId}, ${kind}, ${memberId}, ${amount}, ${said},
      ${reason})`.execute(trx)
}

export type RecordedAct = Omit<Act, 'roomId' | 'atMs' | 'byId'> & {
  /** Seconds since 1970. */
  at: number
  byId: string | null
  byStaff: string | null
}

const RECORDED = sql`floor(extract(epoch FROM at))::float8 AS at, kind, by_id::text AS "byId",
  by_staff AS "byStaff", member_id::text AS "memberId", amount, said, reason`

/** Newest first. */
export async function readActs(db: Db, roomId: number, limit: number): Promise<RecordedAct[]> {
  const { rows } = await sql<RecordedAct>`
    SELECT ${RECORDED} FROM room_acts WHERE room_id = ${roomId}
    ORDER BY id DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** Acts of a member, and acts that hit them, oldest first; who hit them is not theirs to take. */
export async function readActsOf(db: Db, memberId: string): Promise<unknown[]> {
  const { rows } = await sql`
    SELECT room_id AS "roomId", floor(extract(epoch FROM at))::float8 AS at, kind, amount, reason,
      by_id = ${memberId} AS "isOwn"
    FROM room_acts WHERE by_id = ${memberId} OR member_id = ${memberId} ORDER BY id`.execute(db)
  return rows
}

/** Removes what acts say about a member in words; that they happened stays. */
export async function emptyActsOn(trx: Db, memberId: string): Promise<void> {
  await sql`UPDATE room_acts SET reason = '', said = NULL
    WHERE member_id = ${memberId}`.execute(trx)
}
