import { useMemo } from 'react'
import { useMatchMapQuery } from '../../matches/match-map.api'
import type { MatchMap } from '../../matches/match-map.rules'
import type { MatchEntry } from './sections.rules'

/** What a list of the member stores about a match. */
export type ListedMatch = Pick<MatchEntry, 'id' | 'title' | 'kickoffAt'>

export type Entries = {
  entries: readonly MatchEntry[]
  matchMap: MatchMap | undefined
  /** The first answer has not arrived and no error occurred. */
  isLoading: boolean
  hasFailed: boolean
  retry: () => void
}

/** Listed matches with their current state, updated while the page is open. */
export function useEntries(listed: readonly ListedMatch[]): Entries {
  const ids = useMemo(
    () =>
      listed
        .map(({ id }) => id)
        .filter((id) => /^\d{1,9}$/.test(id))
        .map(Number),
    [listed],
  )
  const {
    data: matchMap,
    error,
    refetch,
  } = useMatchMapQuery(ids, {
    skip: ids.length === 0,
    refetchOnMountOrArgChange: true,
  })
  const entries = listed.map((one) => {
    const match = matchMap?.matches[Number(one.id)] ?? null
    return { ...one, match, kickoffAt: match?.kickoffAt ?? one.kickoffAt }
  })
  const isAsked = ids.length > 0 && !matchMap
  return {
    entries,
    matchMap,
    isLoading: isAsked && error === undefined,
    hasFailed: isAsked && error !== undefined,
    retry: refetch,
  }
}
