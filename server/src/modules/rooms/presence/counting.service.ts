import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { Logger } from '../../../platform/log'
import type { StoredTopics } from '../../../platform/topics'
import { appendState } from '../state/publish-state'
import { countRooms, saveCounts } from './count.repository'
import { heatOf } from './heat.rules'
import { deleteGone } from './presence.repository'

const PAUSE_MS = 5_000

type CountingDeps = { db: Db; clock: Clock; log: Logger; topics: StoredTopics }

/**
 * Counts viewers and messages of all rooms and publishes what changed. Several processes may count:
 * the state of a room is published at most once in five seconds.
 */
export async function countAllRooms(deps: Omit<CountingDeps, 'log'>): Promise<void> {
  const { db, topics } = deps
  await deleteGone(db)
  for (const { roomId, viewers, messages, before } of await countRooms(db)) {
    const heat = heatOf({ viewers, messages })
    if (viewers === before.viewers && heat === before.heat) continue
    const event = await db
      .transaction()
      .execute(async (trx) =>
        (await saveCounts(trx, { roomId, viewers, heat })) ? appendState(trx, deps, roomId) : null,
      )
    if (event) topics.publish(event)
  }
}

/** Runs these tasks one after the other every five seconds, until the signal aborts. */
export async function repeat(
  tasks: readonly (() => Promise<void>)[],
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    for (const task of tasks)
      await task().catch((error: unknown) => {
        if (!signal.aborted) log.warn({ err: error }, 'rooms were not counted')
      })
    await wait(PAUSE_MS, undefined, { signal, ref: false }).catch(() => undefined)
  }
}
