import { api, mutationOf } from '../../api'
import {
  type Comment,
  type CommentSubject,
  deleteComment,
  likeComment,
  reportComment,
} from '../../contracts/comments'
import { blockMember } from '../../contracts/relations'
import { removeMember, removeWritten, setLike } from './cached-comments.rules'
import { changeEach, changeLists, changeReplies } from './lists.api'

type Liked = { subject: CommentSubject; id: string; isOn: boolean }

const actsApi = api.enhanceEndpoints({ addTagTypes: ['blocked'] }).injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    likeComment: mutationOf(build, likeComment, {
      args: ({ id, isOn }: Liked) => ({ body: { id, isOn } }),
      async onQueryStarted({ subject, id, isOn }, { dispatch, queryFulfilled }) {
        const change = (act: (comment: Comment) => void) => dispatch(changeEach(subject, id, act))
        change((comment) => setLike(comment, isOn))
        try {
          const { data } = await queryFulfilled
          change((comment) => Object.assign(comment, data))
        } catch {
          change((comment) => setLike(comment, !isOn))
        }
      },
    }),
    deleteComment: mutationOf(build, deleteComment, {
      args: ({ id }: { subject: CommentSubject; id: string }) => ({ body: { id } }),
      async onQueryStarted({ subject, id }, { dispatch, queryFulfilled }) {
        if (!(await queryFulfilled.catch(() => null))) return
        dispatch(changeLists(subject, (list) => removeWritten(list, id)))
        dispatch(changeReplies(subject, (replies) => replies.filter((reply) => reply.id !== id)))
      },
    }),
    reportComment: mutationOf(build, reportComment),
    blockAuthor: mutationOf(build, blockMember, {
      args: (memberId: string) => ({ body: { memberId, isOn: true } }),
      invalidatesTags: (_, error) => (error ? [] : ['blocked']),
      async onQueryStarted(memberId, { dispatch, queryFulfilled }) {
        if (!(await queryFulfilled.catch(() => null))) return
        dispatch(changeLists(null, ({ pages }) => removeMember(pages, memberId)))
        const isOther = ({ author }: Comment) => author.id !== memberId
        dispatch(changeReplies(null, (replies) => replies.filter(isOther)))
      },
    }),
  }),
})

export const {
  useLikeCommentMutation,
  useDeleteCommentMutation,
  useReportCommentMutation,
  useBlockAuthorMutation,
} = actsApi
