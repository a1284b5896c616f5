import type { Team } from '@saidian/shared/contracts'
import type { FeedClock } from '@saidian/shared/lib'
import { createContext, useContext } from 'react'
import type { MatchTab } from '../paths'

/** What every part of a match page may need to know of the match as a whole. */
export type MatchContextValue = {
  matchId: number
  home: Team
  away: Team
  /** Status in force, codes-and-words 1.1. */
  status: number
  /** The match's clock as it stands now; the function stays the same. */
  clock: () => FeedClock
  showTab: (tab: MatchTab) => void
  /** Goes to the text live at a minute. */
  showMinute: (minute: number) => void
  /** Goes to the pressure of 赛况 at a minute. */
  showMoment: (minute: number) => void
}

export const MatchContext = createContext<MatchContextValue | null>(null)

/** Throws outside a match page. */
export function useMatchContext(): MatchContextValue {
  const context = useContext(MatchContext)
  if (!context) throw new Error('a part of a match stands inside a match page')
  return context
}
