import { TOPIC } from '@saidian/shared/contracts/sockets'
import { sql } from 'kysely'
import { createFreshCache } from '../../../platform/cache'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'

/** How a caller names a conversation: exactly one of the two. */
export type Where = { matchId?: number | undefined; roomId?: number | undefined }

/** A room that shows a match shares the conversation of that match; then both ids are known. */
export type Conversation = {
  topic: string
  matchId: number | null
  /** The room of an anchor in which the caller reads or writes; null in the tab of a match. */
  roomId: number | null
}

/** A room that changes its match is followed within this time by those who write. */
const ROOM_LIVES_MS = 1_000
const MAX_KNOWN = 5_000

export type Conversations = {
  /** Throws `room.no_such_room`, `room.closed`. */
  find: (where: Where) => Promise<Conversation>
  /** Like `find`, from memory for a second: writing asks it for every message. */
  findRecent: (where: Where) => Promise<Conversation>
}

export function createConversations({ db, clock }: { db: Db; clock: Clock }): Conversations {
  const known = createFreshCache<Conversation>(clock, MAX_KNOWN)

  return {
    find: (where) => read(db, where),
    findRecent: (where) =>
      known.get(`${where.matchId}/${where.roomId}`, ROOM_LIVES_MS, () => read(db, where)),
  }
}

async function read(db: Db, { matchId, roomId }: Where): Promise<Conversation> {
  if ((matchId === undefined) === (roomId === undefined)) throw new RequestError('request.invalid')
  if (matchId !== undefined) {
    if (!(await isMatch(db, matchId))) throw new RequestError('room.no_such_room')
    return { topic: TOPIC.matchRoom(matchId), matchId, roomId: null }
  }
  const { rows } = await sql<{ id: number; matchId: number | null; isClosed: boolean }>`
    SELECT id, match_id AS "matchId", closed_reason IS NOT NULL AS "isClosed"
    FROM rooms WHERE id = ${roomId}`.execute(db)
  const [room] = rows
  if (!room) throw new RequestError('room.no_such_room')
  if (room.isClosed) throw new RequestError('room.closed')
  const topic = room.matchId === null ? TOPIC.room(room.id) : TOPIC.matchRoom(room.matchId)
  return { topic, matchId: room.matchId, roomId: room.id }
}

/** Topics on which a message is shown: of its match, and of the room it was written in. */
export function topicsOf(message: { matchId: number | null; roomId: number | null }): string[] {
  const { matchId, roomId } = message
  return [
    ...(matchId === null ? [] : [TOPIC.matchRoom(matchId)]),
    ...(roomId === null ? [] : [TOPIC.room(roomId)]),
  ]
}

/** Whether there is such a match, of any sport. */
export async function isMatch(db: Db, matchId: number): Promise<boolean> {
  const { rows } = await sql`SELECT FROM matches WHERE id = ${matchId}`.execute(db)
  return rows.length > 0
}
