import {
  type DayList,
  type MatchList,
  useFollowedDays,
  useMatchListQuery,
} from '@saidian/shared/matches'
import type { ListSource } from './order/layout.rules'
import { TODAYS_FOOTBALL } from './todays-football'

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
export function useListState(source: ListSource): ListState {
  const query = useMatchListQuery(selectionOf(source))
  const isFollowed = source.kind === 'followed'
  const others = useFollowedDays('football', isFollowed ? query.currentData : undefined)
  const error = query.error
  return {
    list: isFollowed ? others.list : query.currentData,
    hasFailed: others.hasNothing || (query.error !== undefined && query.currentData === undefined),
    errorText: error && 'message' in error && error.message ? error.message : '加载失败',
    missingDays: others.failed,
    refresh: () => Promise.all([query.refetch(), others.refresh()]),
  }
}

function selectionOf(source: ListSource): DayList {
  if (source.kind !== 'day') return TODAYS_FOOTBALL
  const { date, type } = source
  return { sport: 'football', kind: 'day', date, type }
}
