import { api, CALLER_TAG, callOf } from '@saidian/shared/api'
import type { ReplyOf } from '@saidian/shared/contracts/http'
import { type SearchHit, searchContent } from '@saidian/shared/contracts/news'

export type SearchKind = SearchHit['kind']
export type Search = { q: string; kind: SearchKind | null }

const searchApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    contentSearch: build.infiniteQuery<ReplyOf<typeof searchContent>, Search, string | undefined>({
      query: ({ queryArg: { q, kind }, pageParam: cursor }) =>
        callOf(searchContent)({ query: { q, ...(kind && { kind }), ...(cursor && { cursor }) } }),
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      // What blocked people wrote is not among the hits of a member.
      providesTags: [CALLER_TAG],
    }),
  }),
})

export const { useContentSearchInfiniteQuery } = searchApi
