import { api, callOf } from '@saidian/shared/api'
import { getFans } from '@saidian/shared/contracts/friends'
import type { ReplyOf } from '@saidian/shared/contracts/http'

type FanPage = ReplyOf<typeof getFans>

/** Who follows the member, newest first. */
const fansApi = api.enhanceEndpoints({ addTagTypes: ['fans', 'blocked'] }).injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    fans: build.infiniteQuery<FanPage, void, string | undefined>({
      query: ({ pageParam: cursor }) => callOf(getFans)({ query: cursor ? { cursor } : {} }),
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      providesTags: ['fans', 'blocked'],
    }),
  }),
})

export const { useFansInfiniteQuery } = fansApi
