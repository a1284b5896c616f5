import { SPORT } from '@saidian/shared/contracts/personal'
import { type MatchList, useMatchListQuery } from '@saidian/shared/matches'
import { useMemo } from 'react'
import type { MatchEntry } from './sections.rules'

/** What a list of the member stores about a match. */
export type ListedMatch = Pick<MatchEntry, 'sport' | 'id' | 'title' | 'kickoffAt'>

export type Entries = {
  entries: readonly MatchEntry[]
  list: MatchList | undefined
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
        .filter(({ sport, id }) => sport === SPORT.football && isMatchId(id))
        .map(({ id }) => Number(id)),
    [listed],
  )
  const {
    data: list,
    error,
    refetch,
  } = useMatchListQuery(
    { sport: 'football', kind: 'ids', ids },
    { skip: ids.length === 0, refetchOnMountOrArgChange: true },
  )
  const entries = listed.map((one) => {
    const match = list?.matches[Number(one.id)] ?? null
    return { ...one, match, kickoffAt: match?.kickoffAt ?? one.kickoffAt }
  })
  const isAsked = ids.length > 0 && !list
  return {
    entries,
    list,
    isLoading: isAsked && error === undefined,
    hasFailed: isAsked && error !== undefined,
    retry: refetch,
  }
}

function isMatchId(id: string): boolean {
  return /^\d{1,9}$/.test(id)
}
