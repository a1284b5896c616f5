import type { BoardMatch, FeedState } from '../contracts/football'
import { FOOTBALL_STATUS } from '../contracts/football'
import { ageMs, notAfter } from './age'
import { clockText, isInPlay } from './match-clock'

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
 * `67`, `45+`, or the word of the status, at the server's time less the stream delay; standing
 * while the data is old.
 */
export function matchClockText({ s, ot }: BoardMatch, clock: FeedClock, nowMs: number): string {
  const standsAt = clock.feed.aliveAt * 1000 + STALE_AFTER_MS
  const at = Math.min(nowMs + clock.clockOffsetMs, standsAt) - clock.delayMs
  return clockText({ status: s, halfKickoffAt: ot, nowMs: at, speed: clock.feed.speed })
}

/** What `matchClockText` says, for a sentence: 第67分钟, 上半场补时, 中场, 完场. */
export function spokenClockText(text: string): string {
  if (text === '45+') return '上半场补时'
  if (text === '90+') return '下半场补时'
  return /^\d+$/.test(text) ? `第${text}分钟` : text
}

/**
 * Extra time and a shoot-out reveal that the score is level: without spoilers the match is simply
 * going on.
 */
export function revealsResult({ s }: Pick<BoardMatch, 's'>): boolean {
  return s >= FOOTBALL_STATUS.extraTime && s <= FOOTBALL_STATUS.penalties
}

/** The match without its result: who plays and when it began. */
export function withoutResult(match: BoardMatch): BoardMatch {
  const unknown = {
    score: null,
    half: null,
    corners: null,
    yellow: null,
    red: null,
    extra: null,
    shootout: null,
  }
  return { ...match, ...unknown, varCheck: false }
}

/** The score that stands large: after extra time when there was some. Null before the match. */
export function shownScore({
  s,
  score,
  extra,
}: Pick<BoardMatch, 's' | 'score' | 'extra'>): readonly [number, number] | null {
  return extra ?? score ?? (isInPlay(s) ? [0, 0] : null)
}
