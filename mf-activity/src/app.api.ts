import { api, queryOf } from '@saidian/shared/api'
import { getAppResource } from '@saidian/shared/contracts/app'

const appApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({ appResource: queryOf(build, getAppResource) }),
})

export const { useAppResourceQuery } = appApi
