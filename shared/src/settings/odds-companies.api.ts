import { api, callOf } from '../api'
import { getOddsCompanies, type OddsCompany } from '../contracts'

const oddsCompaniesApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    oddsCompanies: build.query<OddsCompany[], void>({ query: () => callOf(getOddsCompanies)({}) }),
  }),
})

export const { useOddsCompaniesQuery } = oddsCompaniesApi
