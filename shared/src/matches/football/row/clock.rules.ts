import type { FootballMatch } from '../../../contracts/football'
import { FOOTBALL_STATUS } from '../../../contracts/football'
import type { FeedClock } from '../../../lib'
import {
  footballStatusText,
  isInPlay,
  matchClockText,
  spokenClockText,
} from '../../../lib/football'

const SHORT_STATUS_LABELS: Record<number, string> = {
  [FOOTBALL_STATUS.halfTime]: '中',
  [FOOTBALL_STATUS.extraTime]: '加',
  [FOOTBALL_STATUS.extraTimeOld]: '加',
  [FOOTBALL_STATUS.penalties]: '点',
  [FOOTBALL_STATUS.finished]: '完',
}

/** Clock text of a row: `67`, `45+`, 中 加 点 完, or the label of the status. */
export function rowClock(match: FootballMatch, clock: FeedClock, nowMs: number): string {
  const short = SHORT_STATUS_LABELS[match.s]
  if (short) return short
  return matchClockText(match, clock, nowMs)
}

/** Clock text of a line: `67`, `45+`, 中场, 完场; empty before the match. */
export function lineClock(match: FootballMatch, clock: FeedClock, nowMs: number): string {
  return match.s === FOOTBALL_STATUS.notStarted ? '' : matchClockText(match, clock, nowMs)
}

/** Clock text for screen readers: 第67分钟, 上半场补时, 中场, 完场. */
export function spokenClock(match: FootballMatch, clock: FeedClock, nowMs: number): string {
  if (!isInPlay(match.s)) return footballStatusText(match.s)
  return spokenClockText(matchClockText(match, clock, nowMs))
}
