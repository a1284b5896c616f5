import { api, callOf, mutationOf, queryOf } from '@saidian/shared/api'
import { deleteComment, getOwnComments } from '@saidian/shared/contracts/comments'
import { getPosts, type PostPage } from '@saidian/shared/contracts/community'
import type { ReplyOf } from '@saidian/shared/contracts/http'
import { appealCase, getOwnCases } from '@saidian/shared/contracts/moderation'
import { blockMember, getBlockedMembers } from '@saidian/shared/contracts/relations'

type OwnComments = ReplyOf<typeof getOwnComments>
type OwnCases = ReplyOf<typeof getOwnCases>

const cursorOptions = {
  initialPageParam: undefined,
  getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
}
const ofCursor = (cursor: string | undefined) => ({ query: cursor ? { cursor } : {} })

/** What the member wrote, what became of it and who is blocked. */
const writtenApi = api
  .enhanceEndpoints({
    addTagTypes: ['ownComments', 'ownCases', 'ownPosts', 'blocked'],
  })
  .injectEndpoints({
    overrideExisting: process.env.NODE_ENV === 'development',
    endpoints: (build) => ({
      ownComments: build.infiniteQuery<OwnComments, void, string | undefined>({
        query: ({ pageParam }) => callOf(getOwnComments)(ofCursor(pageParam)),
        infiniteQueryOptions: cursorOptions,
        providesTags: ['ownComments'],
      }),
      deleteOwnComment: mutationOf(build, deleteComment, {
        args: (id: string) => ({ body: { id } }),
        invalidatesTags: ['ownComments'],
      }),
      ownPosts: build.infiniteQuery<PostPage, string, string | undefined>({
        query: ({ queryArg: memberId, pageParam: cursor }) =>
          callOf(getPosts)({ body: { list: 'new', memberId, ...(cursor && { cursor }) } }),
        infiniteQueryOptions: cursorOptions,
        providesTags: ['ownPosts'],
      }),
      ownCases: build.infiniteQuery<OwnCases, void, string | undefined>({
        query: ({ pageParam }) => callOf(getOwnCases)(ofCursor(pageParam)),
        infiniteQueryOptions: cursorOptions,
        providesTags: ['ownCases'],
      }),
      appealCase: mutationOf(build, appealCase, { invalidatesTags: ['ownCases'] }),
      blockedMembers: queryOf(build, getBlockedMembers, { providesTags: ['blocked'] }),
      setBlocked: mutationOf(build, blockMember, { invalidatesTags: ['blocked'] }),
    }),
  })

export const {
  useOwnCommentsInfiniteQuery,
  useDeleteOwnCommentMutation,
  useOwnPostsInfiniteQuery,
  useOwnCasesInfiniteQuery,
  useAppealCaseMutation,
  useBlockedMembersQuery,
  useSetBlockedMutation,
} = writtenApi
