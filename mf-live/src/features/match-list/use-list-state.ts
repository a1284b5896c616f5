import {
  type ListSelection,
  type MatchList,
  type Sport,
  useFollowedIds,
  useMatchListQuery,
  useSeenKickoffs,
} from '@saidian/shared/matches'
import type { ListSource } from './order/layout.rules'
import { todaysList } from './todays-list'

export type ListState = {
  list: MatchList | undefined
  /** The first load failed. A later failure keeps the old data on the screen. */
  hasFailed: boolean
  errorText: string
  refresh: () => Promise<unknown>
}

/** The cached list of a source, which follows its topic. */
export function useListState(sport: Sport, source: ListSource): ListState {
  const isFollowed = source.kind === 'followed'
  const followed = useFollowedIds(sport)
  const { data, error, refetch } = useMatchListQuery(selectionOf(sport, source, followed))
  const today = useMatchListQuery(todaysList(sport), { skip: !isFollowed }).data
  // Followed matches of today are known already: they show while the others load.
  const known = !error && today && followed.some((id) => today.matches[id]) ? today : undefined
  const list = data ?? known
  useSeenKickoffs(isFollowed ? list : undefined)
  return {
    list,
    hasFailed: error !== undefined && list === undefined,
    errorText: error && 'message' in error && error.message ? error.message : '加载失败',
    refresh: refetch,
  }
}

function selectionOf(sport: Sport, source: ListSource, followed: readonly number[]): ListSelection {
  if (source.kind === 'day') {
    const { date, type } = source
    return { sport, kind: 'day', date, type }
  }
  // Without follows, today's list has the age of the data.
  return source.kind === 'followed' && followed.length > 0
    ? { sport, kind: 'ids', ids: followed }
    : todaysList(sport)
}
