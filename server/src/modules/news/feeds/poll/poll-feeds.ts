import type { Db } from '../../../../platform/database'
import type { Logger } from '../../../../platform/log'
import { FetchError, type PublicFetch } from '../../../../platform/public-fetch'
import { FeedError } from '../parse/feed-error'
import { type FeedReader, openFeedReader } from '../read/feed-reader'
import type { FeedSource, StoreEntry } from '../store/store-entry'
import { removeOldSignatures } from '../store/stories.repository'
import {
  type FeedState,
  readDueFeeds,
  syncFeeds,
  writeAnswered,
  writeFailed,
} from './feed-states.repository'
import { pauseAfter } from './poll-times.rules'

const MAX_BYTES = 5_000_000
const MAX_MS = 30_000
const AT_ONCE = 3
const ACCEPT =
  'application/rss+xml, application/atom+xml, application/feed+json, ' +
  'application/xml;q=0.9, */*;q=0.5'

/** A feed of the configuration. */
export type NewsFeed = FeedSource & { url: string }

export type PollDeps = {
  db: Db
  clock: { now: () => number }
  log: Logger
  publicFetch: PublicFetch
  storeEntry: StoreEntry
  feeds: readonly NewsFeed[]
}

/**
 * Reads the feeds that are due. A feed that fails says so in one line and waits longer each time;
 * the others go on.
 */
export function createPollFeeds(deps: PollDeps): (signal: AbortSignal) => Promise<void> {
  const { db, clock, feeds } = deps
  return async (signal) => {
    await syncFeeds(db, feeds, clock.now())
    await removeOldSignatures(db, clock.now())
    const due = await readDueFeeds(db, clock.now())
    const workers = Array.from({ length: AT_ONCE }, async () => {
      const reader = openFeedReader()
      // A run that is given up leaves no process behind.
      signal.addEventListener('abort', reader.close, { once: true })
      try {
        for (let state = due.shift(); state && !signal.aborted; state = due.shift())
          await pollFeed(deps, state, { reader, signal })
      } finally {
        signal.removeEventListener('abort', reader.close)
        reader.close()
      }
    })
    await Promise.all(workers)
  }
}

type Poll = { reader: FeedReader; signal: AbortSignal }

async function pollFeed(deps: PollDeps, state: FeedState, poll: Poll): Promise<void> {
  const { db, clock, log, feeds } = deps
  const feed = feeds.find(({ url }) => url === state.url)
  if (!feed) return
  try {
    const answered = await readAndStore(deps, { feed, state, ...poll })
    const nowMs = clock.now()
    await writeAnswered(db, feed.url, { nowMs, nextMs: nowMs + pauseAfter(0), answered })
  } catch (error) {
    // The next run continues; a database that is away ends this one.
    if (poll.signal.aborted) return
    if (!(error instanceof FetchError || error instanceof FeedError)) throw error
    const nowMs = clock.now()
    const failures = state.failures + 1
    const retryAfterMs = error instanceof FetchError ? error.retryAfterMs : null
    const pauseMs = pauseAfter(failures, retryAfterMs)
    log.warn({ feed: feed.name, failures, problem: error.message }, 'a news feed was not read')
    const problem = error.message
    await writeFailed(db, feed.url, { nowMs, nextMs: nowMs + pauseMs, problem })
  }
}

/** What the feed gave; null when it was unchanged. */
async function readAndStore(
  deps: PollDeps,
  { feed, state, reader, signal }: Poll & { feed: NewsFeed; state: FeedState },
) {
  const { clock, log, publicFetch, storeEntry } = deps
  const limits = { maxBytes: MAX_BYTES, timeoutMs: MAX_MS, accept: ACCEPT }
  const answer = await publicFetch(feed.url, { ...limits, known: state, signal })
  if (!answer) return null
  const { body: bytes, contentType, url, etag, lastModified } = answer
  signal.throwIfAborted()
  const content = await reader.read({ bytes, contentType, url, nowMs: clock.now() })
  let stored = 0
  // The newest of a feed stands first: stored last, lists have them in order.
  for (const entry of content.entries.toReversed()) {
    signal.throwIfAborted()
    if ((await storeEntry(entry, feed, signal)) === 'stored') stored += 1
  }
  const [first] = content.rejected
  const rejected = content.rejected.length
  if (first) log.warn({ feed: feed.name, rejected, first }, 'items of a news feed were rejected')
  return { etag, lastModified, stored, rejected }
}
