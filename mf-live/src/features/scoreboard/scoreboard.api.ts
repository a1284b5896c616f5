import { type ApiError, api, callOf } from '@saidian/shared/api'
import {
  type FilterGroup,
  type FootballList,
  getFootballFilter,
  getFootballLive,
  getFootballMatches,
} from '@saidian/shared/contracts'
import { applyContextOf } from '@saidian/shared/live'
import type { RootState } from '@saidian/shared/store'
import type { Board } from './board.rules'
import { followBoard } from './follow-board'
import type { DayPage } from './layout.rules'
import { receiveSnapshot } from './snapshot.rules'

const PLATFORM = 4
/** Seconds that an unused list stays cached, so that going back shows it at once. */
const CACHE_SECONDS = 300

type QueryResult = { data: Board } | { error: ApiError }

/** Today's board, day pages and the leagues of the filter. Boards follow their topic. */
const scoreboardApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    footballLive: build.query<Board, void>({
      keepUnusedDataFor: CACHE_SECONDS,
      queryFn: async (_, { getState }, __, baseQuery): Promise<QueryResult> => {
        const known = () => selectLive(getState() as never).data
        const answer = await baseQuery({
          ...callOf(getFootballLive)({ query: { platform: PLATFORM } }),
          options: { needsNetwork: known() !== undefined },
        })
        if (answer.error) return { error: answer.error }
        return {
          data: boardOf(answer.data, {
            previous: known(),
            takesNewMatches: true,
            state: getState(),
          }),
        }
      },
      onCacheEntryAdded: (_, lifecycle) =>
        followBoard(lifecycle, {
          takesNewMatches: true,
          endpoint: getFootballLive,
          args: { query: { platform: PLATFORM } },
        }),
    }),
    footballDay: build.query<Board, DayPage>({
      keepUnusedDataFor: CACHE_SECONDS,
      queryFn: async (page, { getState }, __, baseQuery): Promise<QueryResult> => {
        const known = () =>
          scoreboardApi.endpoints.footballDay.select(page)(getState() as never).data
        const answer = await baseQuery({
          ...callOf(getFootballMatches)({ query: page }),
          options: { needsNetwork: known() !== undefined },
        })
        if (answer.error) return { error: answer.error }
        return {
          data: boardOf(answer.data, {
            previous: known(),
            takesNewMatches: false,
            state: getState(),
          }),
        }
      },
      onCacheEntryAdded: (page, lifecycle) =>
        followBoard(lifecycle, {
          takesNewMatches: false,
          endpoint: getFootballMatches,
          args: { query: page },
        }),
    }),
    footballFilter: build.query<FilterGroup[], DayPage | undefined>({
      query: (page) => callOf(getFootballFilter)({ query: page ?? {} }),
    }),
  }),
})

const selectLive = scoreboardApi.endpoints.footballLive.select()

/** Today's board if a list has loaded it. */
export function selectTodaysBoard(state: RootState): Board | undefined {
  return selectLive(state as never).data
}

type BoardInput = { previous: Board | undefined; takesNewMatches: boolean; state: unknown }

function boardOf(list: unknown, { previous, takesNewMatches, state }: BoardInput): Board {
  return receiveSnapshot(previous, list as FootballList, {
    ...applyContextOf(state),
    takesNewMatches,
  })
}

/** Loads today's board into the cache without a subscription. */
export function loadTodaysBoard() {
  return scoreboardApi.endpoints.footballLive.initiate(undefined, { subscribe: false })
}

/** The endpoint of a day's list, for hooks that load several days. */
export const { footballDay } = scoreboardApi.endpoints

export const { useFootballLiveQuery, useFootballDayQuery, useFootballFilterQuery } = scoreboardApi
