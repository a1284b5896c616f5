import type { MatchSummary } from '@saidian/shared/contracts/matches'

/** Result of a match as one of its sides sees it. */
export type Outcome = 'won' | 'drawn' | 'lost'

/** Place of a team in a table. */
export type Standing = {
  /** Name of a group or conference; empty where the league has one table. */
  table: string
  position: number
  played: number
  won: number
  drawn: number
  lost: number
  points: number
}

/** Counted results of the last matches of a team. */
export type Form = {
  of: number
  won: number
  drawn: number
  lost: number
  scored: number
  conceded: number
}

/** How many of the last matches in a row fit; a match that does not fit ends each. */
export type Streaks = { winning: number; unbeaten: number; losing: number; winless: number }

export type TeamFacts = {
  id: number
  name: string
  colors: readonly [string, string]
  /** In the table of the league before the match; null without one. */
  before: Standing | null
  /** The same with the result of this match; null before its end. */
  after: Standing | null
  /** The last five matches before this one; null without any. */
  form: Form | null
  /** In the league of the match, with this match once it is over. */
  streaks: Streaks
  /** The same without this match. */
  streaksBefore: Streaks
}

/** An earlier match of the same two teams. */
export type Encounter = {
  id: number
  league: string
  /** Seconds since 1970. */
  kickoffAt: number
  home: string
  away: string
  score: readonly [number, number]
}

/** Earlier encounters, newest first, counted for the home side of the match. */
export type Encounters = { form: Form; matches: Encounter[] }

/** What an article about a match of any sport may state. */
export type MatchFacts = {
  match: MatchSummary
  /** Page of the match. */
  path: string
  league: { id: number; name: string; color: string; isCup: boolean }
  seasonId: number
  round: string
  kickoffAt: number
  isNeutral: boolean
  isDemo: boolean
  home: TeamFacts
  away: TeamFacts
  encounters: Encounters | null
  /** Points between both teams before the match; null without a table. */
  gap: number | null
}

export type Side = 'home' | 'away'
export type Pair = readonly [number, number]

/** The side with the higher score; null when level. */
export function leaderOf([home, away]: Pair): Side | null {
  if (home === away) return null
  return home > away ? 'home' : 'away'
}

/** The score as this side sees it. */
export function seenBy(side: Side, [home, away]: Pair): Pair {
  return side === 'home' ? [home, away] : [away, home]
}
