import { api, queryOf } from '@saidian/shared/api'
import { getAssistantStart } from '@saidian/shared/contracts/assistant'

const assistantApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    assistantStart: queryOf(build, getAssistantStart),
  }),
})

export const { useAssistantStartQuery } = assistantApi
