import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { StoredTopics } from '../../../platform/topics'
import { endBroadcastOf } from '../broadcasts/broadcasts.repository'
import { appendState } from '../state/publish-state'
import { readRoom } from '../state/room-state.repository'
import type { RtmpUrl } from './anchor.service'
import { findAnchorRoom, insertRoom, saveClosed } from './anchor-rooms.repository'
import { replaceStreamKey, type StopPublisher } from './stream-keys.service'

const DEFAULT_COLUMN = 3

type StaffDeps = { db: Db; clock: Clock; topics: StoredTopics; rtmpUrl: RtmpUrl }

/** Acts of the staff on rooms. */
export function createAnchorStaff(deps: StaffDeps, stopPublisher: StopPublisher) {
  const { db, clock, topics } = deps

  return {
    /** The room of the member, also when they are an anchor already. */
    async make(given: { memberId: string; title: string; column: number }) {
      const { memberId } = given
      // 热门 shows all rooms and is the column of none.
      const column = given.column === 0 ? DEFAULT_COLUMN : given.column
      const made = await insertRoom(db, { ...given, column, atMs: clock.now() })
      const roomId = made ?? (await findAnchorRoom(db, memberId))?.roomId
      if (roomId === undefined) throw new RequestError('request.not_found')
      return { roomId }
    },
    /** Closes a room, which ends its broadcast and its key, or opens it again. */
    async close({ roomId, isClosed, reason }: Closing): Promise<{ isClosed: boolean }> {
      if (!(await readRoom(db, roomId))) throw new RequestError('room.no_such_room')
      const event = await db.transaction().execute(async (trx) => {
        const isChanged = await saveClosed(trx, { roomId, reason: isClosed ? reason : null })
        if (!isChanged) return null
        if (isClosed) await endBroadcastOf(trx, roomId)
        return appendState(trx, deps, roomId)
      })
      if (event) topics.publish(event)
      // Also when it was closed before: its publisher may have survived a lost message.
      if (isClosed) stopPublisher(roomId)
      return { isClosed }
    },
    /** A key to publish with from this machine. */
    async key({ roomId }: { roomId: number }) {
      if (!(await readRoom(db, roomId))) throw new RequestError('room.no_such_room')
      const streamKey = await replaceStreamKey(db, roomId, stopPublisher)
      return { streamKey, rtmpUrl: deps.rtmpUrl('127.0.0.1') }
    },
  }
}

type Closing = { roomId: number; isClosed: boolean; reason: string }

export type AnchorStaff = ReturnType<typeof createAnchorStaff>
