import { setTimeout as wait } from 'node:timers/promises'
import type { Feed, FeedSink } from '../../feeds/feed'
import type { Logger } from '../log'

const RETRY_MS = 5_000

/** Runs a feed until `signal` aborts; one that fails is started again, and meanwhile the pages tell its age. */
export async function runFeed(feed: Feed, sink: FeedSink, signal: AbortSignal, log: Logger): Promise<void> {
  while (!signal.aborted) {
    try {
      await feed.run(sink, signal)
      return
    } catch (error) {
      if (signal.aborted) return
      log.error({ err: error, source: feed.source }, 'feed failed; starting it again')
      await wait(RETRY_MS, undefined, { signal }).catch(() => undefined)
    }
  }
}
