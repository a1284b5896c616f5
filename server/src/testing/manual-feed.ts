import type { Feed, FeedMatchState, FeedMessage, FeedSink } from '../feeds/feed'
import { SATURDAY_EVENING } from './football-world'

export type ManualFeed<State = FeedMatchState> = {
  feed: Feed<State>
  deliver: (...messages: FeedMessage<State>[]) => Promise<void>
}

/** A feed whose messages a test sends; it is alive from Saturday evening on. */
export function manualFeed<State = FeedMatchState>(): ManualFeed<State> {
  let begin: (given: FeedSink<State>) => void = () => undefined
  const started = new Promise<FeedSink<State>>((resolve) => {
    begin = resolve
  })
  const run: Feed<State>['run'] = (sink, signal) => {
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
