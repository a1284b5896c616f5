import type { RoomEvent } from '@saidian/shared/contracts/rooms'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { createLimits, type Limit } from '../../../platform/limits'
import type { Logger } from '../../../platform/log'
import type { StoredTopics } from '../../../platform/topics'
import { readPublicProfiles } from '../../profile'

/** Levels of nobles among these members; 0 for who is not in it. */
export type ReadNobles = (
  db: Db,
  memberIds: readonly string[],
) => Promise<ReadonlyMap<string, number>>

/** A member who goes in and out is shown once in ten minutes. */
const ONCE: Limit = { name: 'room/entrance', free: 1, windowMs: 600_000 }
const PAUSE_MS = 1_000
/** Entrances that a room shows in a second; nobles first. */
const MAX_SHOWN = 5
const MAX_WAITING = 200

type EntranceDeps = {
  db: Db
  clock: Clock
  log: Logger
  topics: StoredTopics
  readNobles?: ReadNobles
}

export type Entrances = {
  add: (roomId: number, memberId: string) => Promise<void>
  /** Publishes those that wait now. */
  flush: () => Promise<void>
}

/** Shows members who come into a room, those of a second as one event. */
export function createEntrances(deps: EntranceDeps): Entrances {
  const { db, log } = deps
  let waiting = new Map<number, Set<string>>()
  let timer: NodeJS.Timeout | null = null

  async function flush(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    const rooms = [...waiting]
    waiting = new Map()
    for (const [roomId, members] of rooms)
      await publish(deps, roomId, [...members]).catch((error: unknown) => {
        log.warn({ err: error, roomId }, 'entrances were not published')
      })
  }

  return {
    flush,
    async add(roomId, memberId) {
      const of = `${roomId}/${memberId}`
      const { exceeded } = await createLimits(db).count([{ limit: ONCE, of }], 'room.too_fast')
      if (exceeded) return
      const ofRoom = waiting.get(roomId) ?? new Set<string>()
      if (ofRoom.size < MAX_WAITING) waiting.set(roomId, ofRoom.add(memberId))
      timer ??= setTimeout(() => void flush(), PAUSE_MS).unref()
    },
  }
}

async function publish(
  { db, clock, topics, readNobles }: EntranceDeps,
  roomId: number,
  memberIds: readonly string[],
): Promise<void> {
  const [profiles, nobles] = await Promise.all([
    readPublicProfiles(db, memberIds),
    readNobles?.(db, memberIds),
  ])
  const entered = [...profiles.values()]
    .map((member) => ({ member, noble: nobles?.get(member.id) ?? 0 }))
    .sort((one, other) => other.noble - one.noble)
    .slice(0, MAX_SHOWN)
  if (entered.length === 0) return
  const data: RoomEvent = { serverAt: clock.now(), entered }
  const event = await db
    .transaction()
    .execute((trx) => topics.append(trx, TOPIC.room(roomId), () => data))
  topics.publish(event)
}
