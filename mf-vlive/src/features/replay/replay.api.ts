import { api, queryOf } from '@saidian/shared/api'
import { getReplay, getReplayMessages } from '@saidian/shared/contracts/rooms'

type Window = { recordingId: number; fromMs: number }

const replayApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    replay: queryOf(build, getReplay, {
      args: (recordingId: number) => ({ params: { recordingId } }),
    }),
    replayMessages: queryOf(build, getReplayMessages, {
      args: ({ recordingId, fromMs }: Window) => ({ params: { recordingId }, query: { fromMs } }),
    }),
  }),
})

export const { useReplayQuery, useReplayMessagesQuery } = replayApi
