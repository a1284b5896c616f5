import type { FeedSink } from '../feed'

/**
 * A sink that gives a sign of life after every stored batch, once the feed gave its first: on a busy machine a single
 * batch may take seconds, and several between two signs would make a feed that is well look dead.
 */
export function withSignsOfLife(sink: FeedSink, nowSeconds: () => number): FeedSink {
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
