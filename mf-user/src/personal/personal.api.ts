import { api, callOf, mutationOf, queryOf } from '@saidian/shared/api'
import type { ReplyOf } from '@saidian/shared/contracts/http'
import {
  getFollows,
  getHistory,
  type PageKind,
  removeHistory,
} from '@saidian/shared/contracts/personal'

type HistoryPage = ReplyOf<typeof getHistory>

/** Follows and history of the member. */
const personalApi = api
  .enhanceEndpoints({ addTagTypes: ['follows', 'history', 'me'] })
  .injectEndpoints({
    overrideExisting: process.env.NODE_ENV === 'development',
    endpoints: (build) => ({
      follows: queryOf(build, getFollows, {
        providesTags: ['follows'],
      }),
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

export const { useFollowsQuery, useHistoryInfiniteQuery, useRemoveHistoryMutation } = personalApi
