import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import type { MatchList } from '../list/match-list.rules'
import { type ListClock, useListClock } from '../list/use-list-clock'

/** What every row reads. It is stable, so that a change of it renders no row again. */
export type RowContextValue = Pick<ListClock, 'clock'> & {
  reveal: (matchId: number) => void
}

export const RowContext = createContext<RowContextValue | null>(null)

export function useRowContext(): RowContextValue {
  const context = useContext(RowContext)
  if (!context) throw new Error('useRowContext needs a RowContext above it')
  return context
}

export type ListRows = Omit<ListClock, 'clock'> & {
  context: RowContextValue
  /** Ids of the matches whose hidden score the user revealed. */
  revealed: ReadonlySet<number>
}

/** What the component that renders the rows of some lists gives them. */
export function useListRows(lists: readonly MatchList[]): ListRows {
  const { clock, ...listClock } = useListClock(lists)
  const [revealed, setRevealed] = useState<ReadonlySet<number>>(new Set())
  const reveal = useCallback(
    (matchId: number) => setRevealed((before) => new Set(before).add(matchId)),
    [],
  )
  const context = useMemo(() => ({ clock, reveal }), [clock, reveal])
  return { ...listClock, context, revealed }
}
