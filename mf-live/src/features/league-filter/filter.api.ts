import { api, callOf } from '@saidian/shared/api'
import { type FilterGroup, getFootballFilter } from '@saidian/shared/contracts'
import type { DayPage } from '@saidian/shared/matches'

/** The leagues of the filter; today's without a day. */
const filterApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    footballFilter: build.query<FilterGroup[], DayPage | undefined>({
      query: (page) => callOf(getFootballFilter)({ query: page ?? {} }),
    }),
  }),
})

export const { useFootballFilterQuery } = filterApi
