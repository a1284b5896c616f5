import { sql } from 'kysely'
import { type Db, jsonRows } from '../../../../platform/database'
import { isBanned, mutedUntil } from '../../../governance'
import { MESSAGE, type StoredMessage } from '../reading/messages.repository'

/** A message before it is stored: its text is clean. */
export type Send = {
  authorId: string
  /** Made by the client: the same message sent again is stored once. */
  key: string
  text: string
  /** The room of an anchor that it is written in; null in the tab of a match. */
  roomId: number | null
}

const SEND = { authorId: 'bigint', key: 'text', roomId: 'int' } as const

export type SentMessage = StoredMessage & { key: string }

/** What the authors have already sent with these keys, also what was removed since. */
export async function findSent(trx: Db, sends: readonly Send[]): Promise<SentMessage[]> {
  const { rows } = await sql<SentMessage>`
    SELECT ${MESSAGE}, m.key FROM ${jsonRows('given', sends, SEND)}
    JOIN room_messages m ON m.author_id = given."authorId" AND m.key = given.key`.execute(trx)
  return rows
}

/** What an author may do in the room of a message; without a room, in all conversations. */
export type Standing = {
  authorId: string
  roomId: number | null
  /** 0 viewer, 1 manager, 2 anchor. */
  role: number
  isRemoved: boolean
  isClosed: boolean
  /** Seconds since 1970; null for who may write. */
  mutedUntil: number | null
  slowSeconds: number
  joinedAtMs: number
}

/** Standings of the authors that exist, one for each room that they write in. */
export async function readStandings(
  trx: Db,
  sends: readonly Send[],
  nowMs: number,
): Promise<Standing[]> {
  const room = { member: sql`a.id`, where: { scope: 'room', place: sql`r.id` }, nowMs } as const
  const { rows } = await sql<Standing>`
    SELECT given."authorId"::text, given."roomId",
      CASE WHEN r.anchor_id = a.id THEN 2 WHEN manager.member_id IS NOT NULL THEN 1 ELSE 0 END
        AS role,
      ${isBanned(room)} AS "isRemoved", r.closed_reason IS NOT NULL AS "isClosed",
      ${mutedUntil(room)} AS "mutedUntil",
      coalesce(r.slow_seconds, 0) AS "slowSeconds",
      (extract(epoch FROM a.created_at) * 1000)::float8 AS "joinedAtMs"
    FROM (SELECT DISTINCT "authorId", "roomId" FROM ${jsonRows('g', sends, SEND)}) AS given
    JOIN accounts a ON a.id = given."authorId" AND a.deleted_at IS NULL
    LEFT JOIN rooms r ON r.id = given."roomId"
    LEFT JOIN room_managers manager
      ON manager.room_id = r.id AND manager.member_id = a.id`.execute(trx)
  return rows
}

/** Stores messages in their order, which is the order of their ids; a known key is left out. */
export async function insertMessages(
  trx: Db,
  { matchId, nowMs }: { matchId: number | null; nowMs: number },
  sends: readonly Send[],
): Promise<{ id: number; authorId: string; at: number }[]> {
  const rows = sends.map((send, place) => ({ ...send, place }))
  const given = jsonRows('given', rows, { ...SEND, text: 'text', place: 'int' })
  const inserted = await sql<{ id: number; authorId: string; at: number }>`
    INSERT INTO room_messages (match_id, room_id, author_id, key, text, at)
    SELECT ${matchId}::int, "roomId", "authorId", key, text, ${new Date(nowMs)}
    FROM ${given} ORDER BY place
    ON CONFLICT (author_id, key) DO NOTHING
    RETURNING id::float8, author_id::text AS "authorId",
      floor(extract(epoch FROM at))::float8 AS at`.execute(trx)
  return inserted.rows
}

/** Counts the messages of a day in Beijing for the lists of the most active. */
export async function countActivity(
  trx: Db,
  day: string,
  sends: readonly Pick<Send, 'authorId' | 'roomId'>[],
): Promise<void> {
  const inRooms = sends.filter(({ roomId }) => roomId !== null)
  if (inRooms.length === 0) return
  await sql`
    INSERT INTO room_activity AS known (room_id, day, member_id, messages)
    SELECT "roomId", ${day}::date, "authorId", count(*)
    FROM ${jsonRows('given', inRooms, { authorId: 'bigint', roomId: 'int' })}
    GROUP BY "roomId", "authorId" ORDER BY "roomId", "authorId"
    ON CONFLICT (room_id, day, member_id)
      DO UPDATE SET messages = known.messages + excluded.messages`.execute(trx)
}
