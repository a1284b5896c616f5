import { SPORT } from '@saidian/shared/contracts/personal'
import {
  type ListSelection,
  listSports,
  type MatchList,
  useMatchLists,
} from '@saidian/shared/matches'
import { useMemo } from 'react'
import type { ListedMatch, MatchEntry } from './sections.rules'

export type Entries = {
  entries: readonly MatchEntry[]
  /** The lists that have arrived, one a sport. */
  lists: readonly MatchList[]
  /** An answer has not arrived and no error occurred. */
  isLoading: boolean
  hasFailed: boolean
  retry: () => void
}

/** Listed matches of every sport with their current state, updated while the page is open. */
export function useEntries(listed: readonly ListedMatch[]): Entries {
  const selections = useMemo(() => selectionsOf(listed), [listed])
  const { shown, refetch } = useMatchLists(selections, (entry) => entry, {
    refetchesOnMount: true,
  })
  const lists = shown.flatMap(({ data }) => data ?? [])
  const isAsked = lists.length < shown.length
  const hasError = shown.some(({ data, error }) => !data && error !== undefined)
  return {
    entries: listed.map((one) => entryOf(one, lists)),
    lists,
    isLoading: isAsked && !hasError,
    hasFailed: isAsked && hasError,
    retry: refetch,
  }
}

/** One list a sport that has matches among them. */
function selectionsOf(listed: readonly ListedMatch[]): ListSelection[] {
  return listSports().flatMap((sport) => {
    const ids = listed.flatMap((one) =>
      one.sport === SPORT[sport] && isMatchId(one.id) ? Number(one.id) : [],
    )
    return ids.length > 0 ? { sport, kind: 'ids' as const, ids } : []
  })
}

function entryOf(one: ListedMatch, lists: readonly MatchList[]): MatchEntry {
  const list = lists.find(({ sport }) => SPORT[sport] === one.sport)
  const match = list?.matches[Number(one.id)]
  if (!list || !match) return { ...one, shown: null }
  return { ...one, shown: { sport: list.sport, match }, kickoffAt: match.kickoffAt }
}

function isMatchId(id: string): boolean {
  return /^\d{1,9}$/.test(id)
}
