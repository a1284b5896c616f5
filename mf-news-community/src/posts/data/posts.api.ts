import { api, CALLER_TAG, callOf, queryOf } from '@saidian/shared/api'
import { getPost, getPosts, type PostPage } from '@saidian/shared/contracts/community'

/** Seconds that a list stays cached, so that going back shows it at once. */
const CACHE_SECONDS = 300

/** A list of posts: 热门, 最新 or 关注, of everything, of a circle, a topic or a member. */
export type PostsOf = {
  list: 'hot' | 'new' | 'followed'
  circleId?: number
  topic?: string
  memberId?: string
}

export const postsApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    communityPosts: build.infiniteQuery<PostPage, PostsOf, string | null>({
      query: ({ queryArg, pageParam: cursor }) =>
        callOf(getPosts)({ body: { ...queryArg, ...(cursor !== null && { cursor }) } }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
        // A refresh reads the first page; the reader scrolls on from there.
        refetchCachedPages: false,
      },
      keepUnusedDataFor: CACHE_SECONDS,
      providesTags: [CALLER_TAG],
    }),
    communityPost: queryOf(build, getPost, {
      args: (code: string) => ({ query: { code } }),
      keepUnusedDataFor: CACHE_SECONDS,
    }),
  }),
})

export const { useCommunityPostsInfiniteQuery, useCommunityPostQuery } = postsApi
export const { communityPosts, communityPost } = postsApi.endpoints
