import type { FeedSink } from '../feed'

/**
 * A sink that sends a heartbeat after every stored batch, once the feed has sent its first. On a
 * busy machine one batch may take seconds, and several batches between two heartbeats would make a
 * healthy feed look dead.
 */
export function withHeartbeats<State>(
  sink: FeedSink<State>,
  nowSeconds: () => number,
): FeedSink<State> {
  let isCaughtUp = false
  return {
    alive: (at) => {
      isCaughtUp = true
      sink.alive(at)
    },
    deliver: async (messages) => {
      await sink.deliver(messages)
      if (isCaughtUp) sink.alive(nowSeconds())
    },
  }
}
