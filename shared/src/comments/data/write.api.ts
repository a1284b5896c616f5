import { api, dataOf, mutationOf } from '../../api'
import { addComment, type CommentSubject } from '../../contracts/comments'
import { addWritten } from './cached-comments.rules'
import { addReply, changeLists, type Thunk } from './lists.api'
import type { Pending } from './pending'

type Written = { subject: CommentSubject; pending: Pending }

const writeApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    /** What waits to be sent, for as long as the page shows comments; the server knows nothing. */
    pendingComments: build.query<Pending[], CommentSubject>({
      queryFn: (subject, { getState }) => ({ data: pendingOf(subject, getState()) }),
    }),
    writeComment: mutationOf(build, addComment, {
      args: ({ subject, pending: { key, text, target } }: Written) => ({
        body: { subject, text, key, ...(target && { replyTo: target.id }) },
      }),
      async onQueryStarted({ subject, pending }, { dispatch, queryFulfilled }) {
        dispatch(changePending(subject, pending.key, { ...pending, state: 'sending' }))
        try {
          const { data } = await queryFulfilled
          dispatch(changePending(subject, pending.key, null))
          dispatch(changeLists(subject, (list) => addWritten(list, data)))
          dispatch(addReply(subject, data))
        } catch (failure) {
          const message = messageOf(failure)
          dispatch(changePending(subject, pending.key, { ...pending, state: 'failed', message }))
        }
      },
    }),
  }),
})

export const { usePendingCommentsQuery, useWriteCommentMutation } = writeApi

/** Replaces or adds what waits under a key; null removes it. */
function changePending(subject: CommentSubject, key: string, next: Pending | null): Thunk {
  return (dispatch) => {
    const update = writeApi.util.updateQueryData('pendingComments', subject, (waiting) => {
      const place = waiting.findIndex((pending) => pending.key === key)
      if (next === null) return waiting.filter((pending) => pending.key !== key)
      if (place < 0) waiting.push(next)
      else waiting[place] = next
      return waiting
    })
    dispatch(update as never)
  }
}

/** Forgets a comment that was not sent. */
export const pendingRemoved = (subject: CommentSubject, key: string) =>
  changePending(subject, key, null)

function pendingOf(subject: CommentSubject, state: unknown): Pending[] {
  return dataOf(writeApi.endpoints.pendingComments, subject, state) ?? []
}

/** The message of a rejected call, as RTK Query throws it. */
function messageOf(failure: unknown): string {
  const { error } = failure as { error?: { message?: string } }
  return error?.message || '没有发送成功'
}
