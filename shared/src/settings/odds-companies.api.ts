import { api, queryOf } from '../api'
import { getOddsCompanies } from '../contracts/odds'

const oddsCompaniesApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    oddsCompanies: queryOf(build, getOddsCompanies),
  }),
})

export const { useOddsCompaniesQuery } = oddsCompaniesApi
