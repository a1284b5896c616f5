import { api, queryOf } from '@saidian/shared/api'
import { getTvMatches } from '@saidian/shared/contracts/tv'

const matchRoomsApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({ tvMatches: queryOf(build, getTvMatches) }),
})

export const { useTvMatchesQuery } = matchRoomsApi
