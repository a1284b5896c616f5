import { SPORT } from '@saidian/shared/contracts/personal'
import {
  type ListSelection,
  type MatchList,
  type Sport,
  useListedFollows,
  useMatchLists,
  useSeenKickoffs,
} from '@saidian/shared/matches'
import type { FollowedMatch } from '@saidian/shared/store'
import { useMemo, useRef } from 'react'
import type { ListSource } from './order/layout.rules'
import { todaysList } from './todays-list'

export type ListState = {
  /** The lists that have arrived; a sport that fails leaves the others alone. */
  lists: readonly MatchList[]
  /** The first load of every list failed. A later failure keeps the old data on the screen. */
  hasFailed: boolean
  errorText: string
  refresh: () => Promise<unknown>
}

/** The cached lists of a source, one a sport, which follow their topics. */
export function useListState(sports: readonly Sport[], source: ListSource): ListState {
  const follows = useListedFollows()
  const isFollowed = source.kind === 'followed'
  const { shown, refetch } = useMatchLists(
    sports.map((sport) => selectionOf(sport, source, follows)),
    (entry) => entry,
  )
  const today = useMatchLists(isFollowed ? sports.map(todaysList) : [], ({ data }) => data).shown
  const before = useRef<readonly (MatchList | undefined)[]>([])
  const current = shown.map(({ data, error }, at) => {
    const known = today[at]
    // Followed matches of today are known already: they show while the others load.
    const isKnown = !error && known && follows.some(({ id }) => known.matches[id])
    return data ?? before.current[at] ?? (isKnown ? known : undefined)
  })
  before.current = current
  const lists = useMemo(() => current.filter((list) => list !== undefined), current)
  useSeenKickoffs(isFollowed ? lists[0]?.matches : undefined)
  const errors = shown.flatMap(({ error }) => error ?? [])
  const [error] = errors
  return {
    lists,
    hasFailed: lists.length === 0 && errors.length === shown.length,
    errorText: error && 'message' in error && error.message ? error.message : '加载失败',
    refresh: refetch,
  }
}

function selectionOf(
  sport: Sport,
  source: ListSource,
  follows: readonly FollowedMatch[],
): ListSelection {
  if (source.kind === 'day') {
    const { date, type } = source
    return { sport, kind: 'day', date, type }
  }
  const ids = follows.filter((follow) => follow.sport === SPORT[sport]).map(({ id }) => id)
  // Without follows, today's list has the age of the data.
  return source.kind === 'followed' && ids.length > 0
    ? { sport, kind: 'ids', ids }
    : todaysList(sport)
}
