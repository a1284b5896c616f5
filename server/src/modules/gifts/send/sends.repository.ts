import type { GiftPurse } from '@saidian/shared/contracts/rooms'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { isBanned, mutedUntil } from '../../governance'
import { bagOf } from '../bag/bag.repository'
import type { Spending } from '../purse/own-limit.rules'

/** Sends of the same member, gift and room within this time grow one combo. */
const COMBO_MS = 5_000
/** The same for a send that names its combo: it may have been slow on its way. */
const NAMED_COMBO_MS = 10_000

export type StoredSend = {
  roomId: number
  giftId: number
  count: number
  source: 'coins' | 'bag'
  comboId: string
  comboCount: number
  isHalf: boolean
}

/** A room as far as a gift concerns it, and whether its sender may enter it and send. */
export type ReceivingRoom = {
  anchorId: string
  isClosed: boolean
  isRemoved: boolean
  isMuted: boolean
}

export type Situation = { room: ReceivingRoom | null; before: StoredSend | null }

/** The room that a gift goes to, and what the member sent before under its key. */
export async function readSituation(
  db: Db,
  {
    memberId,
    roomId,
    key,
    nowMs,
  }: { memberId: string; roomId: number; key: string; nowMs: number },
): Promise<Situation> {
  const entering = { member: memberId, where: { scope: 'room', place: roomId }, nowMs } as const
  const giving = { member: memberId, where: { scope: 'product' }, nowMs } as const
  const { rows } = await sql<Situation>`
    SELECT (
      SELECT json_build_object('anchorId', r.anchor_id::text,
        'isClosed', r.closed_reason IS NOT NULL OR a.deleted_at IS NOT NULL,
        'isRemoved', ${isBanned(entering)}, 'isMuted', ${mutedUntil(giving)} IS NOT NULL)
      FROM rooms r JOIN accounts a ON a.id = r.anchor_id
      WHERE r.id = ${roomId}
    ) AS room, (
      SELECT json_build_object('roomId', room_id, 'giftId', gift_id, 'count', count,
        'source', source, 'comboId', combo_id::text, 'comboCount', combo_count, 'isHalf', is_half)
      FROM gift_sends WHERE member_id = ${memberId} AND key = ${key}
    ) AS before`.execute(db)
  return rows[0] ?? { room: null, before: null }
}

export type NewSend = {
  memberId: string
  key: string
  roomId: number
  giftId: number
  count: number
  source: 'coins' | 'bag'
  /** The combo that the sender names. */
  comboId: string | null
  nowMs: number
  isHalf: boolean
  spending: Spending
  /** Share that waits for the anchor's payout; 0 for a gift of the bag. */
  income: { anchorId: string; coins: number }
}

export type InsertedSend = {
  comboId: string
  comboCount: number
  /** What the member has now. */
  coins: number
  bag: GiftPurse['bag']
}

/** Stores a send, grows or begins its combo, and counts what was spent. The purse is locked. */
export async function insertSend(trx: Db, send: NewSend): Promise<InsertedSend> {
  const { memberId, key, roomId, giftId, count, source, spending, income } = send
  const at = new Date(send.nowMs)
  // A combo in the future means that the clock moved back: a new one begins.
  const grows = sql`abs(extract(epoch FROM excluded.at - known.at)) * 1000 <=
    CASE WHEN known.id::text = ${send.comboId} THEN ${NAMED_COMBO_MS}::int
      ELSE ${COMBO_MS}::int END`
  const { rows } = await sql<InsertedSend>`
    WITH combo AS (
      INSERT INTO gift_combos AS known
        (room_id, member_id, gift_id, source, id, count, at, is_pending)
      VALUES (${roomId}, ${memberId}, ${giftId}, ${source}, nextval('gift_combo_ids'), ${count},
        ${at}, true)
      ON CONFLICT (room_id, member_id, gift_id, source) DO UPDATE SET
        id = CASE WHEN ${grows} THEN known.id ELSE excluded.id END,
        count = excluded.count + CASE WHEN ${grows} THEN known.count ELSE 0 END,
        at = excluded.at, is_pending = true
      RETURNING id, count
    ), spending AS (
      UPDATE gift_purses SET spent = ${spending.spent}, spent_day = ${spending.spentDay}::date,
        half_day = ${spending.halfDay}::date
      WHERE account_id = ${memberId}
    ), income AS (
      INSERT INTO gift_income (anchor_id, coins)
      SELECT ${income.anchorId}::bigint, ${income.coins}::int WHERE ${income.coins}::int > 0
    ), sent AS (
      INSERT INTO gift_sends (member_id, key, room_id, gift_id, count, source, combo_id,
        combo_count, is_half, at)
      SELECT ${memberId}::bigint, ${key}, ${roomId}::int, ${giftId}::int, ${count}::int, ${source},
        combo.id, combo.count, ${send.isHalf}::boolean, ${at}::timestamptz FROM combo
      RETURNING combo_id::text AS "comboId", combo_count AS "comboCount"
    )
    SELECT sent.*, ${bagOf(memberId, send.nowMs)} AS bag,
      (SELECT balance FROM ledger_accounts WHERE account_id = ${memberId}) AS coins
    FROM sent`.execute(trx)
  const [stored] = rows
  if (!stored) throw new Error('a gift was not stored')
  return stored
}

/** Deletes some sends from before a time, whose keys no client repeats; returns how many. */
export async function deleteOldSends(db: Db, beforeMs: number, limit: number): Promise<number> {
  const { rows } = await sql`
    DELETE FROM gift_sends WHERE (member_id, key) IN (
      SELECT member_id, key FROM gift_sends WHERE at < ${new Date(beforeMs)} LIMIT ${limit}
    ) RETURNING 1`.execute(db)
  return rows.length
}

/** Deletes combos that no send can grow any more. */
export async function deleteOldCombos(db: Db, beforeMs: number): Promise<void> {
  await sql`DELETE FROM gift_combos WHERE at < ${new Date(beforeMs)}`.execute(db)
}
