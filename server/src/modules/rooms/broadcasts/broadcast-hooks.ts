import type { TopicMessage } from '../../../platform/bus'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { StoredTopics } from '../../../platform/topics'
import type { BroadcastHooks } from '../../media'
import { hashStreamKey } from '../anchors/stream-key.rules'
import { appendState } from '../state/publish-state'
import {
  endBroadcast,
  endUnseen,
  findRoomByKey,
  insertBroadcast,
  lockOpenRoom,
  readDemoRooms,
  readUnseen,
  resumeBroadcast,
  saveSeen,
} from './broadcasts.repository'

type HookDeps = { db: Db; clock: Clock; topics: StoredTopics }

/**
 * How the module of media reports what is published. All of it is in the database, so media may run
 * in a process of its own.
 */
export function createBroadcastHooks(deps: HookDeps): BroadcastHooks {
  const { db, clock, topics } = deps

  return {
    async roomOfKey(key) {
      const roomId = await findRoomByKey(db, hashStreamKey(key), clock.now())
      return roomId === null ? null : { roomId }
    },
    async started(roomId, atMs) {
      const { broadcastId, event } = await db.transaction().execute(async (trx) => {
        if (!(await lockOpenRoom(trx, roomId))) throw new RequestError('room.closed')
        const broadcastId =
          (await resumeBroadcast(trx, roomId, atMs)) ?? (await insertBroadcast(trx, roomId, atMs))
        return { broadcastId, event: await appendState(trx, deps, roomId) }
      })
      topics.publish(event)
      return { broadcastId }
    },
    seen: (broadcastId) => saveSeen(db, broadcastId),
    ended: (broadcastId, atMs) => endBy(deps, (trx) => endBroadcast(trx, broadcastId, atMs)),
    demoRooms: () => readDemoRooms(db),
  }
}

/** Ends broadcasts whose process died. */
export async function endUnseenBroadcasts(deps: HookDeps): Promise<void> {
  for (const id of await readUnseen(deps.db)) await endBy(deps, (trx) => endUnseen(trx, id))
}

async function endBy(deps: HookDeps, end: (trx: Db) => Promise<number | null>): Promise<void> {
  const { db, topics } = deps
  const event = await db.transaction().execute(async (trx): Promise<TopicMessage | null> => {
    const roomId = await end(trx)
    return roomId === null ? null : appendState(trx, deps, roomId)
  })
  if (event) topics.publish(event)
}
