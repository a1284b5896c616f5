import type { BoardMatch } from '@saidian/shared/contracts'
import type { FeedClock } from '@saidian/shared/lib'
import { createContext, useContext } from 'react'

/** What every row reads. It is stable, so that a change of it renders no row again. */
export type BoardContextValue = {
  /** Returns the current clock. The function is stable: a heartbeat of the feed renders no row. */
  clock: () => FeedClock
  /** Returns whether the connection to the server is lost. */
  isDisconnected: () => boolean
  reveal: (matchId: number) => void
  /** `title` names the follow where only the follow is known; empty while the teams are unknown. */
  toggleFollow: (match: BoardMatch, title: string) => void
}

export const BoardContext = createContext<BoardContextValue | null>(null)

export function useBoardContext(): BoardContextValue {
  const context = useContext(BoardContext)
  if (!context) throw new Error('useBoardContext needs a BoardContext above it')
  return context
}
