import { BASKETBALL_STATUS, type BasketballMatch } from '../../../contracts/basketball'
import { type FeedClock, minutesAndSeconds } from '../../../lib'
import { basketballStatusText, gameClockText, secondsLeft } from '../../../lib/basketball'

/** Upper line of a row: the period or its end, such as 第三节, 节末, 中场, 加时, 完. */
export function rowClock({ s }: BasketballMatch): string {
  if (s === BASKETBALL_STATUS.quarter2Over) return '中场'
  if (s === BASKETBALL_STATUS.quarter1Over || s === BASKETBALL_STATUS.quarter3Over) return '节末'
  return s === BASKETBALL_STATUS.finished ? '完' : basketballStatusText(s)
}

/** Lower line of a row while a period is played: `04:31`; else empty. */
export function timeLeft(match: BasketballMatch, clock: FeedClock, nowMs: number): string {
  const seconds = secondsLeft(match, clock, nowMs)
  return seconds === null ? '' : minutesAndSeconds(seconds)
}

/** Clock text of a line: 第三节 04:31, 第二节完, 完场; empty before the game. */
export function lineClock(match: BasketballMatch, clock: FeedClock, nowMs: number): string {
  return match.s === BASKETBALL_STATUS.notStarted ? '' : gameClockText(match, clock, nowMs)
}

/** Clock text for screen readers, which changes with the minute: 第三节还剩4分钟. */
export function spokenClock(match: BasketballMatch, clock: FeedClock, nowMs: number): string {
  const status = basketballStatusText(match.s)
  const seconds = secondsLeft(match, clock, nowMs)
  if (seconds === null) return status
  return seconds < 60 ? `${status}最后1分钟` : `${status}还剩${Math.floor(seconds / 60)}分钟`
}
