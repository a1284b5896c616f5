import { api, callOf } from '@saidian/shared/api'
import { getOddsCompanies, type OddsCompany } from '@saidian/shared/contracts'

const oddsCompaniesApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    oddsCompanies: build.query<OddsCompany[], void>({ query: () => callOf(getOddsCompanies)({}) }),
  }),
})

export const { useOddsCompaniesQuery } = oddsCompaniesApi
