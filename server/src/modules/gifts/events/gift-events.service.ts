import type { RoomEvent, RoomGift } from '@saidian/shared/contracts/rooms'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import type { TopicMessage } from '../../../platform/bus'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { Logger } from '../../../platform/log'
import type { StoredTopics } from '../../../platform/topics'
import { readPublicProfiles } from '../../profile'
import {
  type PendingCombo,
  readPendingRooms,
  reserveEvent,
  takePending,
} from './pending-combos.repository'

/** At most five events of gifts a second in a room, over all processes. */
const PAUSE_MS = 200
/** More gifts at once are read by no one; the most notable are shown first. */
const GIFTS_AN_EVENT = 10
/** What could not be shown by then is not shown. */
const MAX_WAIT_MS = 10_000
const RETRY_MS = 1_000

/** Noble levels of members; without one 0 or absent. Reads by `on`, such as a transaction. */
export type NobleOf = (
  memberIds: readonly string[],
  on?: Db,
) => Promise<ReadonlyMap<string, number>>

export type GiftEventDeps = {
  db: Db
  clock: Clock
  log: Logger
  topics: StoredTopics
  nobleOf: NobleOf
}

export type GiftEvents = {
  /** A combo of this room began or grew; its event follows soon. */
  changed: (roomId: number) => void
  /** Also sends what a killed process left unsent; stops when `signal` aborts. */
  start: (signal: AbortSignal) => Promise<void>
}

/** Events of gifts on `room/r{id}`, in batches. What is to be sent is in the database. */
export function createGiftEvents(deps: GiftEventDeps): GiftEvents {
  const { db, log, topics } = deps
  const timers = new Map<number, NodeJS.Timeout>()
  let isStopped = false

  function plan(roomId: number, delayMs: number): void {
    if (isStopped || timers.has(roomId)) return
    const timer = setTimeout(() => {
      void sendNext(roomId).then((nextMs) => {
        timers.delete(roomId)
        if (nextMs !== null) plan(roomId, nextMs)
      })
    }, delayMs)
    timers.set(roomId, timer.unref())
  }

  /** When to look again; null when nothing waits. */
  async function sendNext(roomId: number): Promise<number | null> {
    try {
      const { message, isIdle } = await db
        .transaction()
        .execute((trx) => appendNext(deps, trx, roomId))
      if (message) topics.publish(message)
      return isIdle ? null : PAUSE_MS
    } catch (error) {
      if (!isStopped) log.warn({ err: error, roomId }, 'gifts of a room were not sent')
      return RETRY_MS
    }
  }

  return {
    // After a moment: sends at the same time share the first event.
    changed: (roomId) => plan(roomId, PAUSE_MS / 4),
    async start(signal) {
      signal.addEventListener('abort', () => {
        isStopped = true
        for (const timer of timers.values()) clearTimeout(timer)
        timers.clear()
      })
      for (const roomId of await readPendingRooms(db)) plan(roomId, 0)
    },
  }
}

type Next = { message: TopicMessage | null; isIdle: boolean }

async function appendNext(deps: GiftEventDeps, trx: Db, roomId: number): Promise<Next> {
  const { clock, topics } = deps
  if (!(await reserveEvent(trx, roomId, PAUSE_MS))) return { message: null, isIdle: false }
  const sinceMs = clock.now() - MAX_WAIT_MS
  const combos = await takePending(trx, roomId, { limit: GIFTS_AN_EVENT, sinceMs })
  const gifts = await withSenders(deps, trx, combos)
  if (gifts.length === 0) return { message: null, isIdle: combos.length === 0 }
  const data: RoomEvent = { serverAt: clock.now(), gifts }
  return { message: await topics.append(trx, TOPIC.room(roomId), () => data), isIdle: false }
}

async function withSenders(
  { nobleOf }: GiftEventDeps,
  trx: Db,
  combos: readonly PendingCombo[],
): Promise<RoomGift[]> {
  const ids = combos.map(({ memberId }) => memberId)
  const [members, nobles] = [await readPublicProfiles(trx, ids), await nobleOf(ids, trx)]
  return combos.flatMap(({ memberId, ...combo }) => {
    const from = members.get(memberId)
    return from ? [{ ...combo, from, noble: nobles.get(memberId) ?? 0 }] : []
  })
}
