import { FeedError } from '../parse/feed-error'
import type { FeedContent } from './feed-entry'
import { type FeedBytes, readFeed } from './read-feed'

/** What the process that reads a feed answers. */
export type ReadOutcome = { content: FeedContent } | { fault: string }

process.on('message', (given: FeedBytes) => {
  process.send?.(outcomeOf(given))
})
// The parent process has ended, or has its answer.
process.on('disconnect', () => process.exit())

function outcomeOf(given: FeedBytes): ReadOutcome {
  try {
    return { content: readFeed(given) }
  } catch (error) {
    return { fault: error instanceof FeedError ? error.message : `it cannot be read: ${error}` }
  }
}
