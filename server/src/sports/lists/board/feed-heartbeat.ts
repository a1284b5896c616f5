import type { FeedState } from '@saidian/shared/contracts/matches'
import { notAfter } from '@saidian/shared/lib'
import type { Clock } from '../../../platform/clock'

/** Longest time between two events with the feed state: five seconds, less a tick. */
const INTERVAL_MS = 4_000

export type FeedHeartbeat = {
  state: () => FeedState
  /** Takes a sign of life, seconds of the feed's clock. */
  alive: (at: number) => void
  /** The state to publish at `nowMs`; undefined when the last one is young enough. */
  due: (nowMs: number) => FeedState | undefined
  sent: (nowMs: number) => void
}

/** What a board says of its feed: who it is and when it was last alive. */
export function createFeedHeartbeat(
  clock: Clock,
  feed: Pick<FeedState, 'source' | 'speed' | 'demo'>,
): FeedHeartbeat {
  let aliveAt = 0
  let sentAt = 0
  const state = (): FeedState => ({ ...feed, aliveAt })
  return {
    state,
    alive: (at) => {
      // The clock of the feed may be fast: a sign of life is never later than its arrival.
      aliveAt = Math.max(aliveAt, Math.floor(notAfter(at, clock.now() / 1000)))
    },
    due: (nowMs) => (nowMs - sentAt >= INTERVAL_MS ? state() : undefined),
    sent: (nowMs) => {
      sentAt = nowMs
    },
  }
}
