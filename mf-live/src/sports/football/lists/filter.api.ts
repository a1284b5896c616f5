import { api, queryOf } from '@saidian/shared/api'
import { getFootballFilter } from '@saidian/shared/contracts/football'
import type { DayPage } from '@saidian/shared/matches'

/** The leagues of the filter; today's without a day. */
const filterApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    footballFilter: queryOf(build, getFootballFilter, {
      args: (page: DayPage | undefined) => ({ query: page ?? {} }),
    }),
  }),
})

export const { useFootballFilterQuery } = filterApi
