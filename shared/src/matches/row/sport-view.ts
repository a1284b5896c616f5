import type { ReactNode } from 'react'
import type { FeedClock } from '../../lib'
import type { ListMatch, SportRules } from '../sport'

/** What a row may show, by the settings and by what the user has revealed. */
export type RowOptions = {
  showsCards: boolean
  showsCorners: boolean
  showsLottery: boolean
  hidesScore: boolean
}

/** A fact below the teams. */
export type RowFact = {
  text: string
  /** What it is, where the text alone does not say so, such as 第一节. */
  label?: string
  /** Not decided yet. */
  isPending?: boolean
  /** Still changing. */
  isLive?: boolean
}

export type ScoreTone = 'live' | 'strong' | 'weak'

/**
 * What a sport decides about its list, and how a row shows what only this sport has. Methods, as
 * those of the rules.
 */
export type SportView<Match extends ListMatch = ListMatch> = SportRules<Match> & {
  pathOf(matchId: number): string
  /** The score that stands large; null before the match. */
  scoreOf(match: Match): readonly [number, number] | null
  /** Digits that a score of the sport may have. */
  maxDigits: 2 | 3
  /** The score that decides who won; without it, the one that stands large. */
  decidingScore?(match: Match): readonly [number, number] | null
  statusText(match: Match): string
  /** Whether the status alone reveals something of the result. */
  revealsResult(match: Match): boolean
  /** The clock of the full row, with short labels of the status. */
  shortClock(match: Match, clock: FeedClock, nowMs: number): string
  /** The line below it while the clock runs down; empty in breaks. */
  timeLeft?(match: Match, clock: FeedClock, nowMs: number): string
  /** The clock of a line; empty before the match. */
  lineClock(match: Match, clock: FeedClock, nowMs: number): string
  spokenClock(match: Match, clock: FeedClock, nowMs: number): string
  factsOf(match: Match, options: RowOptions): readonly RowFact[]
  /** What stands behind the name of a side, such as cards. */
  TeamMarks?(props: TeamMarksProps<Match>): ReactNode
  /** What sentences add to the score, such as 点球 5 比 4. */
  scoreNotes?(match: Match, isLine: boolean): readonly string[]
  /** What the sentence of a full row adds at its end, such as 阿森纳 1 张红牌. */
  rowNotes?(match: Match, names: readonly [string, string], options: RowOptions): readonly string[]
}

export type TeamMarksProps<Match extends ListMatch = ListMatch> = {
  match: Match
  side: 0 | 1
  options: RowOptions
}
