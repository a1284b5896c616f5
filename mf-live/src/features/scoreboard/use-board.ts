import type { Board } from './board.rules'
import type { BoardSource, DayPage } from './layout.rules'
import { useFootballDayQuery, useFootballLiveQuery } from './scoreboard.api'
import { useFollowedDays } from './use-followed-days'

export type BoardState = {
  board: Board | undefined
  /** The first data did not come. Old data stays on the screen when a later reading fails. */
  hasFailed: boolean
  errorText: string
  /** Days of 关注 that did not come, while others did. */
  missingDays: number
  refresh: () => Promise<unknown>
}

const NO_DAY: DayPage = { date: '', type: 8 }

/** The board of a list from the cache, followed live. */
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
