import type { Feed, FeedMatchState, FeedMessage, FeedSink } from '../feeds/feed'
import { SATURDAY_EVENING } from './football-world'
import type { RunningClock } from './running-clock'

export type ManualFeed<State = FeedMatchState> = {
  feed: Feed<State>
  deliver: (...messages: FeedMessage<State>[]) => Promise<void>
}

/**
 * A feed whose messages a test sends; it is alive from Saturday evening on. A clock that is given
 * reaches the time of each message before it is sent: what comes from the future is rejected.
 */
export function manualFeed<State = FeedMatchState>(
  clock?: Pick<RunningClock, 'reach'>,
): ManualFeed<State> {
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
    deliver: async (...messages) => {
      const sink = await started
      for (const { at } of messages) clock?.reach(at)
      await sink.deliver(messages)
    },
  }
}
