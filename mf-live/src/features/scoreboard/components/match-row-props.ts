import type { BoardMatch, League, ListOdds, Team } from '@saidian/shared/contracts'
import type { Goal } from '@saidian/shared/matches'

export type MatchRowProps = {
  match: BoardMatch
  league: League | undefined
  home: Team | undefined
  away: Team | undefined
  goal: Goal | undefined
  /** Odds of the chosen company; undefined if it quotes none or odds are switched off. */
  odds: ListOdds | undefined
  showsRanks: boolean
  isFollowed: boolean
  isRevealed: boolean
  isDelayed: boolean
  isStale: boolean
  isLast: boolean
  isTall: boolean
  /** False if the heading shows a time instead of the league. */
  isLeagueAbove: boolean
  noSpoiler: boolean
  showsCards: boolean
  showsLottery: boolean
  showsCorners: boolean
  showsGoals: boolean
  /** Today's Beijing day in a list that mixes days: rows of other days show their date. */
  today: string | null
}
