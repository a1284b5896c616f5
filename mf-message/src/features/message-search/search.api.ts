import { api, callOf, queryOf } from '@saidian/shared/api'
import { getFriends } from '@saidian/shared/contracts/friends'
import type { ReplyOf } from '@saidian/shared/contracts/http'
import { searchMessages } from '@saidian/shared/contracts/messaging'

/** Messages with a text, in one conversation or, with an empty id, in all. */
export type MessageSearch = { q: string; id: string }

const searchApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    searchedFriends: queryOf(build, getFriends),
    messageSearch: build.infiniteQuery<
      ReplyOf<typeof searchMessages>,
      MessageSearch,
      string | undefined
    >({
      query: ({ queryArg: { q, id }, pageParam: cursor }) =>
        callOf(searchMessages)({ body: { q, ...(id && { id }), ...(cursor && { cursor }) } }),
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
    }),
  }),
})

export const { useSearchedFriendsQuery, useMessageSearchInfiniteQuery } = searchApi
