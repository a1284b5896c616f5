import type { BasketballMatch } from '../../contracts/basketball'
import { minutesAndSeconds } from '../date-text'
import { clockTime, type FeedClock } from '../feed-clock'
import { basketballStatusText, isInPlay, quarterOf } from './status'

type Timed = Pick<BasketballMatch, 's' | 'clock' | 'clockAt'>

/**
 * Seconds left in the period at the server's time less the stream delay; a running clock stands
 * while the data is old and at zero. Null in breaks and while unknown.
 */
export function secondsLeft(
  { s, clock, clockAt }: Timed,
  feedClock: FeedClock,
  nowMs: number,
): number | null {
  const isBreak = quarterOf(s) !== null && s % 2 === 1
  if (!isInPlay(s) || isBreak || clock === null) return null
  if (clockAt === null) return clock
  const passed = (clockTime(feedClock, nowMs) / 1000 - clockAt) * feedClock.feed.speed
  return Math.max(0, Math.ceil(clock - Math.max(0, passed)))
}

/** What the clock shows: `第二节 04:31`, `加时 00:12`, or the text of the status. */
export function gameClockText(match: Timed, feedClock: FeedClock, nowMs: number): string {
  const left = secondsLeft(match, feedClock, nowMs)
  const status = basketballStatusText(match.s)
  return left === null ? status : `${status} ${minutesAndSeconds(left)}`
}
