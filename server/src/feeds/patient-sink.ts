import { setTimeout as wait } from 'node:timers/promises'
import { isUnavailable } from '../platform/database'
import type { Term } from '../platform/leader'
import type { Logger } from '../platform/log'
import type { FeedSink } from './feed'

const RETRY_MS = 500

export type PatientSinkDeps = {
  term: Term
  log: Logger
  /** Called after messages were stored whose earlier attempt may have been committed without our knowing. */
  onUncertain: () => void
}

/**
 * Makes a feed wait while the database is away or another process may lead, where it would have to begin again.
 * Messages are delivered again until they are stored: each is stored once.
 */
export function patientSink(sink: FeedSink, { term, log, onUncertain }: PatientSinkDeps): FeedSink {
  const pause = () => wait(RETRY_MS, undefined, { signal: term.signal })

  return {
    deliver: async (messages) => {
      let isUncertain = false
      for (;;) {
        while (!term.isHeld()) await pause()
        try {
          await sink.deliver(messages)
          break
        } catch (error) {
          if (!isUnavailable(error)) throw error
          if (!isUncertain) log.warn({ err: error }, 'the feed waits for the database')
          isUncertain = true
        }
        await pause()
      }
      if (isUncertain) onUncertain()
    },
    alive: (at) => {
      if (term.isHeld()) sink.alive(at)
    },
  }
}
