import { api } from '../../api'
import type { MatchList } from './match-list.rules'
import { matchListQuery } from './match-list-query'
import type { ListSelection } from './selection'

/** Seconds that an unused list stays cached, so that going back shows it at once. */
const CACHE_SECONDS = 300

type ById = Extract<ListSelection, { kind: 'ids' }>

/** The lists of every sport. They follow their topic while they are cached. */
const matchListApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    matchList: build.query<MatchList, Exclude<ListSelection, ById>>({
      ...matchListQuery,
      keepUnusedDataFor: CACHE_SECONDS,
    }),
    matchesById: build.query<MatchList, ById>(matchListQuery),
  }),
})

/** The endpoint of lists by day, for hooks that load several of them. */
export const { matchList } = matchListApi.endpoints

export type DayList = Parameters<typeof matchList.initiate>[0]

/** Loads a list into the cache without a subscription. */
export function loadMatchList(selection: DayList) {
  return matchList.initiate(selection, { subscribe: false })
}

export const { useMatchListQuery, useMatchesByIdQuery } = matchListApi
