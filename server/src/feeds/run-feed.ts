import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '../platform/log'
import type { Feed, FeedSink } from './feed'

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000

/** A server without news is better than none. */
const FIRST_WORD_MS = 10_000

/**
 * Runs a feed in the background. Resolves when it has said what is true now; also when it fails or ends before, or says nothing for
 * `patienceMs`, since what is stored can be shown without it.
 */
export function startFeed(
  feed: Feed,
  sink: FeedSink,
  log: Logger,
  signal: AbortSignal,
  patienceMs = FIRST_WORD_MS,
): Promise<void> {
  return new Promise((resolve) => {
    const patience = setTimeout(resolve, patienceMs)
    const begun = () => {
      clearTimeout(patience)
      resolve()
    }
    const alive = (at: number) => {
      sink.alive(at)
      begun()
    }
    const run: Feed['run'] = (heard, stop) => feed.run(heard, stop).finally(begun)
    void runFeed({ ...feed, run }, { ...sink, alive }, log, signal)
  })
}

/**
 * Runs a feed until `signal` aborts and starts it again when it throws, after a pause that doubles up to a minute.
 * Meanwhile the data grows old, which the pages show; nothing else stops. A feed that returns has said all.
 */
export async function runFeed(
  feed: Feed,
  sink: FeedSink,
  log: Logger,
  signal: AbortSignal,
  firstPauseMs = FIRST_PAUSE_MS,
): Promise<void> {
  let pauseMs = firstPauseMs
  while (!signal.aborted) {
    const startedAt = Date.now()
    try {
      await feed.run(sink, signal)
      return
    } catch (error) {
      if (signal.aborted) return
      if (Date.now() - startedAt > LONGEST_PAUSE_MS) pauseMs = firstPauseMs
      log.error({ err: error, source: feed.source, retryInMs: pauseMs }, 'feed stopped')
    }
    await wait(pauseMs, undefined, { signal }).catch(() => undefined)
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
  }
}
