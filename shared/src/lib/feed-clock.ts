import type { FeedState } from '../contracts/matches'
import { ageMs, notAfter } from './age'

/** Without a sign of life for so long, the data is old and its clocks stand. */
const STALE_AFTER_MS = 15_000

/** What the clocks of a feed's matches are read from. */
export type FeedClock = {
  feed: FeedState
  /** Server clock minus the clock of this device, milliseconds. */
  clockOffsetMs: number
  /** The stream delay, milliseconds. */
  delayMs: number
}

/**
 * A feed as the server knew it at `serverAtMs`: no sign of life is later, though the feed's own
 * clock may be fast.
 */
export function feedAsOf(feed: FeedState, serverAtMs: number): FeedState {
  const aliveAt = notAfter(feed.aliveAt, Math.floor(serverAtMs / 1000))
  return aliveAt === feed.aliveAt ? feed : { ...feed, aliveAt }
}

/**
 * Milliseconds since the feed's last sign of life, never negative. `nowMs` is the clock of this
 * device.
 */
export function feedAge({ feed, clockOffsetMs }: FeedClock, nowMs: number): number {
  return ageMs(feed.aliveAt * 1000, nowMs + clockOffsetMs)
}

/** Whether the feed's last word is older than 15 s: a dead feed must not look alive. */
export function isStale(clock: FeedClock, nowMs: number): boolean {
  return feedAge(clock, nowMs) > STALE_AFTER_MS
}

/**
 * The time at which match clocks are read, milliseconds: the server's less the stream delay. It
 * stands while the data is old.
 */
export function clockTime(clock: FeedClock, nowMs: number): number {
  const standsAt = clock.feed.aliveAt * 1000 + STALE_AFTER_MS
  return Math.min(nowMs + clock.clockOffsetMs, standsAt) - clock.delayMs
}
