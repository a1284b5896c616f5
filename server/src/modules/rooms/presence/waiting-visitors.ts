import type { Db } from '../../../platform/database'
import type { Logger } from '../../../platform/log'
import { MAX_VISITORS_OF_NETWORK } from './heat.rules'
import { type Stay, saveVisitors } from './presence.repository'

const PAUSE_MS = 500
const MAX_WAITING = 20_000
/** Visitors that a network stores in all rooms together. */
const MAX_STORED_OF_NETWORK = 4 * MAX_VISITORS_OF_NETWORK

export type WaitingVisitors = {
  /** Forgotten when too many wait, from this network or altogether. */
  add: (stay: Stay) => void
  /** Stores those who wait now. */
  flush: () => Promise<void>
}

/** Stores reports of visitors half a second later, many by one statement. */
export function createWaitingVisitors({ db, log }: { db: Db; log: Logger }): WaitingVisitors {
  let waiting = new Map<string, Stay>()
  let networks = new Map<string, number>()
  let timer: NodeJS.Timeout | null = null
  let writing = Promise.resolve()

  function flush(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    const stays = [...waiting.values()]
    waiting = new Map()
    networks = new Map()
    if (stays.length > 0)
      writing = writing.then(() =>
        saveVisitors(db, stays, MAX_STORED_OF_NETWORK).catch((error: unknown) => {
          log.warn({ err: error }, 'visitors of rooms were not stored')
        }),
      )
    return writing
  }

  return {
    flush,
    add(stay) {
      const { viewer, network } = stay
      if (!waiting.has(viewer)) {
        const ofNetwork = (networks.get(network) ?? 0) + 1
        if (ofNetwork > MAX_STORED_OF_NETWORK || waiting.size >= MAX_WAITING) return
        networks.set(network, ofNetwork)
      }
      waiting.set(viewer, stay)
      timer ??= setTimeout(() => void flush(), PAUSE_MS).unref()
    },
  }
}
