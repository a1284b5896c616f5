import { type BoardMatch, FOOTBALL_STATUS, type Team } from '@saidian/shared/contracts'
import {
  type FeedClock,
  footballStatusText,
  isInPlay,
  isStale,
  matchClockText,
  revealsResult,
  shownScore,
  spokenClockText,
} from '@saidian/shared/lib'

export type LineState = { text: string; isLive: boolean; isTicking: boolean; isStale: boolean }

type Hiding = { isDelayed: boolean; hidesScore: boolean }

/** State text `67`, `45+`, 中场, 完场, 推迟 …; empty before the kick-off. */
export function lineState(
  match: BoardMatch,
  clock: FeedClock,
  hiding: Hiding,
  nowMs: number,
): LineState {
  const isLive = isInPlay(match.s)
  const isOld = isLive && isStale(clock, nowMs)
  if (hiding.isDelayed) return { text: '延迟', isLive: false, isTicking: false, isStale: false }
  if (hiding.hidesScore && revealsResult(match))
    return { text: '进行中', isLive, isTicking: false, isStale: isOld }
  const text = match.s === FOOTBALL_STATUS.notStarted ? '' : matchClockText(match, clock, nowMs)
  return { text, isLive, isTicking: /\d/.test(text), isStale: isOld }
}

export type LineSentenceInput = {
  match: BoardMatch
  home: Team | undefined
  away: Team | undefined
  /** League and time as the line shows them. */
  facts: string
  state: LineState
} & Hiding

/** Accessible name of the line: 英超 11月20日 19:35，阿森纳 2 比 1 利物浦，完场. */
export function lineSentence({
  match,
  home,
  away,
  facts,
  state,
  isDelayed,
  hidesScore,
}: LineSentenceInput): string {
  const names = [home?.shortZh ?? '主队', away?.shortZh ?? '客队'] as const
  const score = shownScore(match)
  const isShown = score && !isDelayed && !hidesScore
  const teams = isShown
    ? `${names[0]} ${score[0]} 比 ${score[1]} ${names[1]}`
    : `${names[0]} 对 ${names[1]}`
  const shootout =
    isShown && match.shootout ? `点球 ${match.shootout[0]} 比 ${match.shootout[1]}` : ''
  const hidden = score && hidesScore ? '比分已隐藏' : ''
  return [
    facts,
    teams,
    shootout,
    hidden,
    spokenClockText(state.text) || footballStatusText(match.s),
  ]
    .filter(Boolean)
    .join('，')
}
