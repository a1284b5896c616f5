import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { FeedClock } from '../../lib'
import { useMatchLists } from '../list/use-match-lists'
import { useListRows } from '../row/row-context'
import type { Sport } from '../sport'

export type LiveClock = {
  /** Null while the list of the sport is not there. */
  clockOf: (sport: Sport) => FeedClock | null
  isStale: (sport: Sport) => boolean
}

const NO_LISTS: LiveClock = { clockOf: () => null, isStale: () => false }
const LiveClockContext = createContext(NO_LISTS)

/** The clocks of the lists that `LiveMatches` follows. */
export function useLiveClock(): LiveClock {
  return useContext(LiveClockContext)
}

type LiveMatchesProps = {
  /** Sports whose matches are shown; none before the cards are on the screen. */
  sports: readonly Sport[]
  children: ReactNode
}

/**
 * Follows today's lists of some sports, so that cards show scores as the lists do: with the stream
 * delay and 无剧透. Before a list is there, its matches have no score.
 */
export function LiveMatches({ sports, children }: LiveMatchesProps) {
  const { shown } = useMatchLists(
    sports.map((sport) => ({ sport, kind: 'today' as const })),
    ({ data }) => data,
  )
  const lists = shown.filter((list) => list !== undefined)
  const { context, isStale } = useListRows(lists)
  const listed = lists.map(({ sport }) => sport).join()
  const value = useMemo<LiveClock>(() => {
    const known = listed.split(',')
    return {
      clockOf: (sport) => (known.includes(sport) ? context.clock(sport) : null),
      isStale,
    }
  }, [listed, context, isStale])
  return <LiveClockContext value={value}>{children}</LiveClockContext>
}
