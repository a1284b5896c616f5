import { api, type CallArgs, callOf } from '@saidian/shared/api'
import {
  type Follow,
  getFollows,
  getHistory,
  type PageKind,
  putFollows,
  type ReplyOf,
  removeHistory,
} from '@saidian/shared/contracts'

type HistoryPage = ReplyOf<typeof getHistory>

/** What the member follows and has looked at. */
const personalApi = api.enhanceEndpoints({ addTagTypes: ['follows', 'history', 'me'] }).injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    follows: build.query<Follow[], void>({
      query: () => callOf(getFollows)({}),
      providesTags: ['follows'],
    }),
    putFollows: build.mutation<Follow[], CallArgs<typeof putFollows>>({
      query: callOf(putFollows),
      invalidatesTags: ['follows', 'me'],
    }),
    history: build.infiniteQuery<HistoryPage, PageKind | undefined, number | undefined>({
      query: ({ queryArg: kind, pageParam: before }) =>
        callOf(getHistory)({ query: { ...(kind && { kind }), ...(before !== undefined && { before }) } }),
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ hasMore, visits }) => (hasMore ? visits.at(-1)?.at : undefined),
      },
      providesTags: ['history'],
    }),
    removeHistory: build.mutation<null, CallArgs<typeof removeHistory>>({
      query: callOf(removeHistory),
      invalidatesTags: ['history', 'me'],
    }),
  }),
})

export const { useFollowsQuery, usePutFollowsMutation, useHistoryInfiniteQuery, useRemoveHistoryMutation } =
  personalApi
