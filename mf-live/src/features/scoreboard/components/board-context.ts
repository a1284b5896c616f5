import type { BoardMatch } from '@saidian/shared/contracts'
import type { FeedClock } from '@saidian/shared/lib'
import { createContext, useContext } from 'react'

/** What every row needs and no row should be drawn again for. */
export type BoardContextValue = {
  /** The clock as it stands now; the object stays the same, so rows do not depend on each sign of life. */
  clock: () => FeedClock
  /** Whether the line to the server is down now. */
  isDisconnected: () => boolean
  reveal: (matchId: number) => void
  /** `title` is what the follow is called where only the follow is known; empty while the teams are not. */
  toggleFollow: (match: BoardMatch, title: string) => void
}

export const BoardContext = createContext<BoardContextValue | null>(null)

export function useBoardContext(): BoardContextValue {
  const context = useContext(BoardContext)
  if (!context) throw new Error('a row stands inside a Scoreboard')
  return context
}
