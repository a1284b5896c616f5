import {
  type DayList,
  type MatchList,
  type Sport,
  useFollowedDays,
  useMatchListQuery,
} from '@saidian/shared/matches'
import type { ListSource } from './order/layout.rules'
import { todaysList } from './todays-list'

export type ListState = {
  list: MatchList | undefined
  /** The first load failed. A later failure keeps the old data on the screen. */
  hasFailed: boolean
  errorText: string
  /** Number of days of 关注 that failed to load. */
  missingDays: number
  refresh: () => Promise<unknown>
}

/** The cached list of a source, which follows its topic. */
export function useListState(sport: Sport, source: ListSource): ListState {
  const query = useMatchListQuery(selectionOf(sport, source))
  const isFollowed = source.kind === 'followed'
  const others = useFollowedDays(sport, isFollowed ? query.currentData : undefined)
  const error = query.error
  return {
    list: isFollowed ? others.list : query.currentData,
    hasFailed: others.hasNothing || (query.error !== undefined && query.currentData === undefined),
    errorText: error && 'message' in error && error.message ? error.message : '加载失败',
    missingDays: others.failed,
    refresh: () => Promise.all([query.refetch(), others.refresh()]),
  }
}

function selectionOf(sport: Sport, source: ListSource): DayList {
  if (source.kind !== 'day') return todaysList(sport)
  const { date, type } = source
  return { sport, kind: 'day', date, type }
}
