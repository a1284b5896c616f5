import { api, callOf, mutationOf } from '@saidian/shared/api'
import type { ReplyOf } from '@saidian/shared/contracts/http'
import { getHistory, type PageKind, removeHistory } from '@saidian/shared/contracts/personal'

type HistoryPage = ReplyOf<typeof getHistory>

/** History of the member. */
const personalApi = api.enhanceEndpoints({ addTagTypes: ['history', 'me'] }).injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    history: build.infiniteQuery<HistoryPage, PageKind | undefined, number | undefined>({
      query: ({ queryArg: kind, pageParam: before }) =>
        callOf(getHistory)({
          query: { ...(kind && { kind }), ...(before !== undefined && { before }) },
        }),
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ hasMore, visits }) => (hasMore ? visits.at(-1)?.at : undefined),
      },
      providesTags: ['history'],
    }),
    removeHistory: mutationOf(build, removeHistory, {
      invalidatesTags: ['history', 'me'],
    }),
  }),
})

export const { useHistoryInfiniteQuery, useRemoveHistoryMutation } = personalApi
