import { setTimeout as wait } from 'node:timers/promises'
import { isUnavailable } from '../platform/database'
import type { Term } from '../platform/leader'
import type { Logger } from '../platform/log'
import type { FeedSink } from './feed'

const RETRY_MS = 500

export type RetryingSinkDeps = {
  term: Term
  log: Logger
  /** Called after a successful retry: the failed attempt may have been committed too. */
  onUncertain: () => void
}

/**
 * A sink that waits while the database is unavailable or another process leads, so that the feed
 * does not have to restart. Retries messages until they are stored; each is stored once.
 */
export function retryingSink<State>(
  sink: FeedSink<State>,
  { term, log, onUncertain }: RetryingSinkDeps,
): FeedSink<State> {
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
