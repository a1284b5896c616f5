import type { Team } from '@saidian/shared/contracts/matches'
import type { FeedClock } from '@saidian/shared/lib'
import type { Sport } from '@saidian/shared/matches'
import { createContext, useContext } from 'react'
import type { MatchTab } from '../paths'
import type { MatchQueries } from './match-queries'

/** What the components of a match page know of the match as a whole. */
export type MatchContextValue = {
  sport: Sport
  matchId: number
  queries: MatchQueries
  home: Team
  away: Team
  hasStarted: boolean
  isOver: boolean
  /** Returns the current clock of the match. The function is stable. */
  clock: () => FeedClock
  showTab: (tab: MatchTab) => void
  /** Opens 文字 at a minute. */
  showMinute: (minute: number) => void
  /** Opens the momentum chart of 赛况 at a minute. */
  showMoment: (minute: number) => void
}

export const MatchContext = createContext<MatchContextValue | null>(null)

/** Throws outside a match page. */
export function useMatchContext(): MatchContextValue {
  const context = useContext(MatchContext)
  if (!context) throw new Error('useMatchContext needs a MatchContext above it')
  return context
}
