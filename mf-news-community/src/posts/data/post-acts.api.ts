import { mutationOf } from '@saidian/shared/api'
import {
  addPost,
  circleManageEndpoints,
  deletePost,
  editPost,
  reportPost,
} from '@saidian/shared/contracts/community'
import { blockMember } from '@saidian/shared/contracts/relations'
import { postAdded, postChanged, postsRemoved } from './change-posts'
import { postsApi } from './posts.api'

const actsApi = postsApi.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    addPost: mutationOf(build, addPost, {
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(postAdded(answer.data))
      },
    }),
    editPost: mutationOf(build, editPost, {
      async onQueryStarted({ body: { code } }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(postChanged(code, (post) => Object.assign(post, answer.data)))
      },
    }),
    deletePost: mutationOf(build, deletePost, {
      async onQueryStarted({ body: { code } }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (!answer) return
        dispatch(postsRemoved((post) => post.code === code))
        dispatch(postChanged(code, (post) => Object.assign(post, { state: 'deleted' })))
      },
    }),
    reportPost: mutationOf(build, reportPost),
    blockPostAuthor: mutationOf(build, blockMember, {
      async onQueryStarted({ body: { memberId } }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (answer?.data.isBlocked) dispatch(postsRemoved(({ author }) => author.id === memberId))
      },
    }),
    pinPost: mutationOf(build, circleManageEndpoints.pin, {
      async onQueryStarted({ body: { code, isOn } }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(postChanged(code, (post) => Object.assign(post, { isPinned: isOn })))
      },
    }),
    removePost: mutationOf(build, circleManageEndpoints.remove, {
      async onQueryStarted({ body: { code } }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(postsRemoved((post) => post.code === code))
      },
    }),
    muteMember: mutationOf(build, circleManageEndpoints.mute),
  }),
})

export const {
  useAddPostMutation,
  useEditPostMutation,
  useDeletePostMutation,
  useReportPostMutation,
  useBlockPostAuthorMutation,
  usePinPostMutation,
  useRemovePostMutation,
  useMuteMemberMutation,
} = actsApi
