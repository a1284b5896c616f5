import type { BoardMatch, FeedState } from '@saidian/shared/contracts'
import { FOOTBALL_STATUS } from '@saidian/shared/contracts'
import { clockText, footballStatusText, isInPlay } from '@saidian/shared/lib'

/** Without a sign of life for so long, the data is old and its clocks stand. */
const STALE_AFTER_MS = 15_000

export type BoardClock = { feed: FeedState; clockOffsetMs: number; delayMs: number }

/** Milliseconds since the feed's last sign of life, never negative. */
export function feedAge({ feed, clockOffsetMs }: BoardClock, nowMs: number): number {
  return Math.max(0, nowMs + clockOffsetMs - feed.aliveAt * 1000)
}

export function isStale(clock: BoardClock, nowMs: number): boolean {
  return feedAge(clock, nowMs) > STALE_AFTER_MS
}

/** The moment the match clocks show: the server's, less the stream delay, standing still while the data is old. */
function matchTime(clock: BoardClock, nowMs: number): number {
  const stopped = clock.feed.aliveAt * 1000 + STALE_AFTER_MS
  return Math.min(nowMs + clock.clockOffsetMs, stopped) - clock.delayMs
}

const SHORT_WORDS: Record<number, string> = {
  [FOOTBALL_STATUS.halfTime]: '中',
  [FOOTBALL_STATUS.extraTime]: '加',
  [FOOTBALL_STATUS.extraTimeOld]: '加',
  [FOOTBALL_STATUS.penalties]: '点',
  [FOOTBALL_STATUS.finished]: '完',
}

/** What stands in the row: `67`, `45+`, 中 加 点 完, or the word of the status. */
export function rowClock(match: BoardMatch, clock: BoardClock, nowMs: number): string {
  const short = SHORT_WORDS[match.s]
  if (short) return short
  return clockText(clockInput(match, clock, nowMs))
}

/** What stands in the head of a match page: `67`, `45+`, or the whole word of the status. */
export function minuteText(match: BoardMatch, clock: BoardClock, nowMs: number): string {
  return clockText(clockInput(match, clock, nowMs))
}

/** The same for a sentence: 第67分钟, 上半场补时, 中场, 完场. */
export function spokenClock(match: BoardMatch, clock: BoardClock, nowMs: number): string {
  if (!isInPlay(match.s)) return footballStatusText(match.s)
  const text = clockText(clockInput(match, clock, nowMs))
  if (/^\d+$/.test(text)) return `第${text}分钟`
  if (text === '45+') return '上半场补时'
  return text === '90+' ? '下半场补时' : text
}

/** Extra time and a shoot-out tell that the score is level: without spoilers the match is simply going on. */
export function tellsResult(match: BoardMatch): boolean {
  return match.s >= FOOTBALL_STATUS.extraTime && match.s <= FOOTBALL_STATUS.penalties
}

function clockInput(match: BoardMatch, clock: BoardClock, nowMs: number) {
  return {
    status: match.s,
    halfKickoffAt: match.ot,
    nowMs: matchTime(clock, nowMs),
    speed: clock.feed.speed,
  }
}
