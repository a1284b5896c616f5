import type { Feed, FeedMessage, FeedSink } from '../feeds/feed'
import { SATURDAY_EVENING } from './football-world'

/** A feed whose messages a test sends; it is alive from Saturday evening on. */
export function manualFeed(): {
  feed: Feed
  deliver: (...messages: FeedMessage[]) => Promise<void>
} {
  let begin: (given: FeedSink) => void = () => undefined
  const started = new Promise<FeedSink>((resolve) => {
    begin = resolve
  })
  const run: Feed['run'] = (sink, signal) => {
    begin(sink)
    sink.alive(SATURDAY_EVENING)
    return new Promise((resolve) =>
      signal.addEventListener('abort', () => resolve(), { once: true }),
    )
  }
  return {
    feed: { source: 'demo', demo: true, speed: 1, run },
    deliver: async (...messages) => (await started).deliver(messages),
  }
}
