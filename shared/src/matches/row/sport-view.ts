import type { ComponentType } from 'react'
import type { League, Team } from '../../contracts/matches'
import type { FeedClock } from '../../lib'
import type { ListMatch, SportRules } from '../sport'

/** What a row may show, by the settings and by what the user has revealed. */
export type RowOptions = {
  showsCards: boolean
  showsCorners: boolean
  showsLottery: boolean
  hidesScore: boolean
}

/** A fact below the teams; one that is not decided yet is marked. */
export type RowFact = { text: string; isPending?: boolean }

export type ScoreTone = 'live' | 'strong' | 'weak'

export type SentenceInput = {
  match: ListMatch
  league: League | undefined
  home: Team | undefined
  away: Team | undefined
  /** The clock as spoken text. */
  clock: string
  options: RowOptions
}

export type FullSentenceInput = SentenceInput & {
  /** Beijing time of the kick-off. */
  kickoff: string
  /** The date of the kick-off if it is not today. */
  day?: string
}

export type LineSentenceInput = SentenceInput & { time: string; isDelayed: boolean }

/** What a sport decides about its list, and how a row shows what only this sport has. */
export type SportView = SportRules & {
  pathOf: (matchId: number) => string
  /** The score that stands large; null before the match. */
  scoreOf: (match: ListMatch) => readonly [number, number] | null
  tonesOf: (match: ListMatch) => readonly [ScoreTone, ScoreTone]
  statusText: (match: ListMatch) => string
  /** Whether the status alone reveals something of the result. */
  revealsResult: (match: ListMatch) => boolean
  /** The clock of the full row, with short labels of the status. */
  shortClock: (match: ListMatch, clock: FeedClock, nowMs: number) => string
  /** The clock of a line; empty before the match. */
  lineClock: (match: ListMatch, clock: FeedClock, nowMs: number) => string
  spokenClock: (match: ListMatch, clock: FeedClock, nowMs: number) => string
  factsOf: (match: ListMatch, options: RowOptions) => readonly RowFact[]
  /** What stands behind the name of a side, such as cards. */
  TeamMarks: ComponentType<{ match: ListMatch; side: 0 | 1; options: RowOptions }>
  /** The full row as one sentence. */
  fullSentence: (input: FullSentenceInput) => string
  /** A line as one sentence. */
  lineSentence: (input: LineSentenceInput) => string
}
