import { api } from '../../api'
import type { MatchList } from './match-list.rules'
import { matchListQuery } from './match-list-query'
import type { ListSelection } from './selection'

/** Seconds that an unused list stays cached, so that going back shows it at once. */
const CACHE_SECONDS = 300

/** The lists of every sport. They follow their topic while they are cached. */
const matchListApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    matchList: build.query<MatchList, ListSelection>({
      ...matchListQuery,
      keepUnusedDataFor: CACHE_SECONDS,
    }),
  }),
})

/** The endpoint of the lists, for readers of the cache. */
export const { matchList } = matchListApi.endpoints

/** Loads a list into the cache without a subscription. */
export function loadMatchList(selection: ListSelection) {
  return matchList.initiate(selection, { subscribe: false })
}
