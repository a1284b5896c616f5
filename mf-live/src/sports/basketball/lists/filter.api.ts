import { api, queryOf } from '@saidian/shared/api'
import { getBasketballFilter } from '@saidian/shared/contracts/basketball'
import type { DayPage } from '@saidian/shared/matches'

/** The leagues of the filter; today's without a day. */
const filterApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    basketballFilter: queryOf(build, getBasketballFilter, {
      args: (page: DayPage | undefined) => ({ body: page ?? {} }),
    }),
  }),
})

export const { useBasketballFilterQuery } = filterApi
