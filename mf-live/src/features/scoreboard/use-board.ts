import type { Board } from './board.rules'
import type { BoardSource, DayPage } from './layout.rules'
import { useFootballDayQuery, useFootballLiveQuery } from './scoreboard.api'
import { useFollowedDays } from './use-followed-days'

export type BoardState = {
  board: Board | undefined
  /** The first load failed. A later failure keeps the old data on the screen. */
  hasFailed: boolean
  errorText: string
  /** Number of days of 关注 that failed to load. */
  missingDays: number
  refresh: () => Promise<unknown>
}

const NO_DAY: DayPage = { date: '', type: 8 }

/** The cached board of a list, which follows its topic. */
export function useBoard(source: BoardSource): BoardState {
  const isDay = source.kind === 'day'
  const day: DayPage = isDay ? { date: source.date, type: source.type } : NO_DAY
  const live = useFootballLiveQuery(undefined, { skip: isDay })
  const page = useFootballDayQuery(day, { skip: !isDay })
  const query = isDay ? page : live
  const isFollowed = source.kind === 'followed'
  const others = useFollowedDays(isFollowed ? live.currentData : undefined)
  const error = query.error
  return {
    board: isFollowed ? others.board : query.currentData,
    hasFailed: others.hasNothing || (query.error !== undefined && query.currentData === undefined),
    errorText: error && 'message' in error && error.message ? error.message : '加载失败',
    missingDays: others.failed,
    refresh: () => Promise.all([query.refetch(), others.refresh()]),
  }
}
