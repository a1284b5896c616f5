import type { FootballMatch } from '../../contracts/football'

/** A goal or red card that may be announced to the user, with its display names. */
export type MatchAlert = {
  /** Increases with every alert of the list. */
  number: number
  sport: 'football'
  kind: 'goal' | 'red'
  matchId: number
  /** League and lottery numbers, for the filter. */
  li: number
  lottery: FootballMatch['lottery']
  leagueName: string
  side: 'home' | 'away'
  minute: number
  player: string | null
  isOwnGoal: boolean
  isPenalty: boolean
  home: string
  away: string
  score: readonly [number, number]
}
