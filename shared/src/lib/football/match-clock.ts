import { FOOTBALL_STATUS, type FootballMatch } from '../../contracts/football'
import { clockTime, type FeedClock } from '../feed-clock'
import { footballStatusText } from './status'

export type ClockInput = {
  status: number
  /** Kick-off of the current half, seconds since 1970. */
  halfKickoffAt: number | null
  nowMs: number
  /** Match seconds per second; 1 except in a fast replay. */
  speed: number
}

/** Minute that is being played (codes-and-words 1.3), uncapped; null outside the two halves. */
export function matchMinute({ status, halfKickoffAt, nowMs, speed }: ClockInput): number | null {
  if (halfKickoffAt === null) return null
  const minute = Math.floor((Math.max(0, nowMs / 1000 - halfKickoffAt) * speed) / 60) + 1
  if (status === FOOTBALL_STATUS.firstHalf) return minute
  if (status === FOOTBALL_STATUS.secondHalf) return minute + 45
  return null
}

/** What the clock shows: `67`, `45+`, `90+`, or the word of the status (product-spec 4). */
export function clockText(input: ClockInput): string {
  const minute = matchMinute(input)
  if (minute === null) return footballStatusText(input.status)
  const cap = input.status === FOOTBALL_STATUS.firstHalf ? 45 : 90
  return minute > cap ? `${cap}+` : String(minute)
}

/**
 * `67`, `45+`, or the word of the status, at the server's time less the stream delay; standing
 * while the data is old.
 */
export function matchClockText({ s, ot }: FootballMatch, clock: FeedClock, nowMs: number): string {
  const at = clockTime(clock, nowMs)
  return clockText({ status: s, halfKickoffAt: ot, nowMs: at, speed: clock.feed.speed })
}

/** What `matchClockText` says, for a sentence: 第67分钟, 上半场补时, 中场, 完场. */
export function spokenClockText(text: string): string {
  if (text === '45+') return '上半场补时'
  if (text === '90+') return '下半场补时'
  return /^\d+$/.test(text) ? `第${text}分钟` : text
}
