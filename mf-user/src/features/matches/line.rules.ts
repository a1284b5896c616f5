import { type BoardMatch, FOOTBALL_STATUS, type Team } from '@saidian/shared/contracts'
import { clockText, footballStatusText, isInPlay } from '@saidian/shared/lib'
import type { Ledger } from '../../matches/ledger.rules'

/** Without a sign of life for so long the clocks of a feed stand. */
const STALE_AFTER_MS = 15_000

export type LineClock = Pick<Ledger, 'feed' | 'clockOffsetMs'> & { delayMs: number }

export type LineState = { text: string; isLive: boolean; isTicking: boolean; isStale: boolean }

type Hiding = { isHeld: boolean; hidesScore: boolean }

/** The score that stands large: after extra time when there was some. Null before the match. */
export function shownScore(match: BoardMatch): readonly [number, number] | null {
  return match.extra ?? match.score ?? (isInPlay(match.s) ? [0, 0] : null)
}

/** Extra time and a shoot-out tell that the score is level: without spoilers the match is simply going on. */
function tellsResult({ s }: BoardMatch): boolean {
  return s >= FOOTBALL_STATUS.extraTime && s <= FOOTBALL_STATUS.penalties
}

/** `67`, `45+`, 中场, 完场, 推迟 …; nothing before the kick-off. */
export function lineState(match: BoardMatch, clock: LineClock, hiding: Hiding, nowMs: number): LineState {
  const isLive = isInPlay(match.s)
  const standsAt = clock.feed.aliveAt * 1000 + STALE_AFTER_MS
  const serverMs = nowMs + clock.clockOffsetMs
  const isStale = isLive && serverMs > standsAt
  if (hiding.isHeld) return { text: '延迟', isLive: false, isTicking: false, isStale: false }
  if (hiding.hidesScore && tellsResult(match)) return { text: '进行中', isLive, isTicking: false, isStale }
  const text =
    match.s === FOOTBALL_STATUS.notStarted
      ? ''
      : clockText({
          status: match.s,
          halfKickoffAt: match.ot,
          nowMs: Math.min(serverMs, standsAt) - clock.delayMs,
          speed: clock.feed.speed,
        })
  return { text, isLive, isTicking: /\d/.test(text), isStale }
}

export type LineWords = {
  match: BoardMatch
  home: Team | undefined
  away: Team | undefined
  /** League and time as the line shows them. */
  facts: string
  state: LineState
} & Hiding

/** The line as a sentence: 英超 11月20日 19:35，阿森纳 2 比 1 利物浦，完场. */
export function lineSentence({ match, home, away, facts, state, isHeld, hidesScore }: LineWords): string {
  const names = [home?.shortZh ?? '主队', away?.shortZh ?? '客队'] as const
  const score = shownScore(match)
  const isShown = score && !isHeld && !hidesScore
  const teams = isShown ? `${names[0]} ${score[0]} 比 ${score[1]} ${names[1]}` : `${names[0]} 对 ${names[1]}`
  const shootout = isShown && match.shootout ? `点球 ${match.shootout[0]} 比 ${match.shootout[1]}` : ''
  const hidden = score && hidesScore ? '比分已隐藏' : ''
  return [facts, teams, shootout, hidden, spoken(state.text) || footballStatusText(match.s)]
    .filter(Boolean)
    .join('，')
}

function spoken(text: string): string {
  if (text === '45+') return '上半场补时'
  if (text === '90+') return '下半场补时'
  return /^\d+$/.test(text) ? `第${text}分钟` : text
}
