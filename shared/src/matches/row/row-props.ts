import type { ReactNode } from 'react'
import type { League, Team } from '../../contracts/matches'
import type { ListOdds } from '../../contracts/odds'
import type { Highlight } from '../list/match-list.rules'
import type { ListMatch, Sport } from '../sport'

/** What every row shows. */
export type RowProps = {
  sport: Sport
  match: ListMatch
  league: League | undefined
  home: Team | undefined
  away: Team | undefined
  noSpoiler: boolean
  isRevealed: boolean
  isDelayed: boolean
  isStale: boolean
}

/** A line: facts above the teams, state and score at the end. */
export type LineRowProps = RowProps & {
  /** Time text, such as 19:35. */
  time: string
}

/** A row of a score list, with facts, odds and the star. */
export type FullRowProps = RowProps & {
  /** What the row marks for a while: the side of a goal, a new leader. */
  highlight: Highlight | undefined
  /** Odds of the chosen company; undefined if it quotes none or odds are switched off. */
  odds: ListOdds | undefined
  /** A stable function. `odds` is undefined while they must stay hidden. */
  renderOdds: (odds: ListOdds | undefined, isOver: boolean) => ReactNode
  showsRanks: boolean
  isFollowed: boolean
  isLast: boolean
  isTall: boolean
  /** False if the heading shows a time instead of the league. */
  isLeagueAbove: boolean
  showsCards: boolean
  showsLottery: boolean
  showsCorners: boolean
  /** Today's Beijing day in a list that mixes days: rows of other days show their date. */
  today: string | null
}
