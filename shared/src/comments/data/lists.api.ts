import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { api, CALLER_TAG, callOf } from '../../api'
import {
  type Comment,
  type CommentPage,
  type CommentSubject,
  getComments,
  getReplies,
} from '../../contracts/comments'
import type { ReplyOf } from '../../contracts/http'
import { getEmojis } from '../../contracts/news'
import type { RootState } from '../../store'
import { type CachedList, commentsWithId } from './cached-comments.rules'

export type CommentSort = CachedList['sort']
/** `around`: the comment to open the list at. */
type ListOf = { subject: CommentSubject; sort: CommentSort; around: string | null }
type RepliesOf = { subject: CommentSubject; id: string }
type RepliesPage = ReplyOf<typeof getReplies>

const listsApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    comments: build.infiniteQuery<CommentPage, ListOf, string | null>({
      query: ({ queryArg: { subject, sort, around }, pageParam: cursor }) =>
        callOf(getComments)({
          body: { subject, sort, ...(cursor ? { cursor } : around && { around }) },
        }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
        getPreviousPageParam: ({ previous }) => previous ?? undefined,
      },
      providesTags: [CALLER_TAG],
    }),
    replies: build.infiniteQuery<RepliesPage, RepliesOf, string | null>({
      query: ({ queryArg: { id }, pageParam: cursor }) =>
        callOf(getReplies)({ body: { id, ...(cursor && { cursor }) } }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      providesTags: [CALLER_TAG],
    }),
    commentEmojis: build.query<ReplyOf<typeof getEmojis>, void>({
      query: callOf(getEmojis),
      keepUnusedDataFor: 3_600,
    }),
  }),
})

export const { useCommentsInfiniteQuery, useRepliesInfiniteQuery, useCommentEmojisQuery } = listsApi

export type Thunk = ThunkAction<void, RootState, unknown, UnknownAction>

const isSame = (subject: CommentSubject | null, other: CommentSubject) =>
  subject === null || (subject.kind === other.kind && subject.id === other.id)

/** Changes every cached list of a subject; null: of all subjects. */
export function changeLists(
  subject: CommentSubject | null,
  change: (list: CachedList) => void,
): Thunk {
  const { selectCachedArgsForQuery, updateQueryData } = listsApi.util
  return (dispatch, getState) => {
    for (const arg of selectCachedArgsForQuery(getState() as never, 'comments')) {
      if (!isSame(subject, arg.subject)) continue
      const { sort } = arg
      dispatch(updateQueryData('comments', arg, ({ pages }) => change({ sort, pages })) as never)
    }
  }
}

/** Changes every cached page of replies of a subject; null: of all subjects. */
export function changeReplies(
  subject: CommentSubject | null,
  change: (replies: Comment[]) => Comment[],
): Thunk {
  const { selectCachedArgsForQuery, updateQueryData } = listsApi.util
  return (dispatch, getState) => {
    for (const arg of selectCachedArgsForQuery(getState() as never, 'replies')) {
      if (!isSame(subject, arg.subject)) continue
      const update = updateQueryData('replies', arg, ({ pages }) => {
        for (const page of pages) page.replies = change(page.replies)
      })
      dispatch(update as never)
    }
  }
}

/** A new reply stands at the end of the replies of its comment, if the end has loaded. */
export function addReply(subject: CommentSubject, reply: Comment): Thunk {
  return (dispatch) => {
    if (reply.parentId === null) return
    const arg = { subject, id: reply.parentId }
    const update = listsApi.util.updateQueryData('replies', arg, ({ pages }) => {
      const last = pages.at(-1)
      if (last?.next === null) last.replies.push(reply)
    })
    dispatch(update as never)
  }
}

/** Changes a comment or reply wherever it is cached. */
export function changeEach(
  subject: CommentSubject,
  id: string,
  change: (comment: Comment) => void,
): Thunk {
  return (dispatch) => {
    dispatch(changeLists(subject, ({ pages }) => commentsWithId(pages, id).forEach(change)))
    dispatch(
      changeReplies(subject, (replies) => {
        for (const reply of replies) if (reply.id === id) change(reply)
        return replies
      }),
    )
  }
}
