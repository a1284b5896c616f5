import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '../platform/log'
import type { Feed, FeedSink } from './feed'

const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 60_000

/** Longest time that the start of the server waits for the first data. */
const FIRST_DATA_MS = 10_000

/**
 * Runs a feed in the background. Resolves when it has delivered the current data, when it fails or
 * ends earlier, and after `timeoutMs`: the server can show stored data without it.
 */
export function startFeed<State>(
  feed: Feed<State>,
  sink: FeedSink<State>,
  log: Logger,
  signal: AbortSignal,
  timeoutMs = FIRST_DATA_MS,
): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, timeoutMs)
    const begun = () => {
      clearTimeout(timer)
      resolve()
    }
    const alive = (at: number) => {
      sink.alive(at)
      begun()
    }
    const run: Feed<State>['run'] = (target, stop) => feed.run(target, stop).finally(begun)
    void runFeed({ ...feed, run }, { ...sink, alive }, log, signal)
  })
}

/**
 * Runs a feed until `signal` aborts or it returns. Restarts it when it throws, after a pause that
 * doubles up to a minute. Meanwhile the pages show that the data is old.
 */
export async function runFeed<State>(
  feed: Feed<State>,
  sink: FeedSink<State>,
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
      if (Date.now() - startedAt > MAX_PAUSE_MS) pauseMs = firstPauseMs
      log.error({ err: error, source: feed.source, retryInMs: pauseMs }, 'feed stopped')
    }
    await wait(pauseMs, undefined, { signal }).catch(() => undefined)
    pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)
  }
}
