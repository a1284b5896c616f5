import { api, queryOf } from '@saidian/shared/api'
import { getRecordings } from '@saidian/shared/contracts/rooms'

const recordingsApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    recordings: queryOf(build, getRecordings, {
      args: (roomId: number) => ({ params: { roomId } }),
    }),
  }),
})

export const { useRecordingsQuery } = recordingsApi
