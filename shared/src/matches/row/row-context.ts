import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import type { FeedClock } from '../../lib'
import type { MatchList } from '../list/match-list.rules'
import { useListClock } from '../list/use-list-clock'

/** What every row reads. It is stable, so that a change of it renders no row again. */
export type RowContextValue = {
  /** Returns the current clock. The function is stable: a heartbeat of the feed renders no row. */
  clock: () => FeedClock
  reveal: (matchId: number) => void
}

export const RowContext = createContext<RowContextValue | null>(null)

export function useRowContext(): RowContextValue {
  const context = useContext(RowContext)
  if (!context) throw new Error('useRowContext needs a RowContext above it')
  return context
}

export type ListRows = {
  context: RowContextValue
  /** Ids of the matches whose hidden score the user revealed. */
  revealed: ReadonlySet<number>
  isStale: boolean
  isDisconnected: () => boolean
}

/** What the component that renders the rows of a list gives them. */
export function useListRows(list: MatchList): ListRows {
  const { clock, isDisconnected, isStale } = useListClock(list)
  const [revealed, setRevealed] = useState<ReadonlySet<number>>(new Set())
  const reveal = useCallback(
    (matchId: number) => setRevealed((before) => new Set(before).add(matchId)),
    [],
  )
  const context = useMemo(() => ({ clock, reveal }), [clock, reveal])
  return { context, revealed, isStale, isDisconnected }
}
