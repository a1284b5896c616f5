import type { Pair } from '../facts/facts'

export type TableLine = {
  position: number
  team: string
  played: number
  won: number
  drawn: number
  lost: number
  scored: number
  conceded: number
  points: number
}

export type RoundResult = {
  matchId: number
  path: string
  home: string
  away: string
  score: Pair
}

/** The tables of a league after a round, or after a day of games. */
export type TableFacts = {
  /** Identity of the article beside the season: the round, or the day. */
  of: string
  sport: number
  league: { name: string; color: string }
  /** As the title names it: 第24轮, 11月22日. */
  stage: string
  isDemo: boolean
  /** Page of the newest of its matches, whose analysis has the whole table. */
  path: string
  tables: { name: string; lines: TableLine[]; gap: number }[]
  results: RoundResult[]
  /** Goals or points of all results. */
  scored: number
}
