import { mutationOf } from '@saidian/shared/api'
import { likePost } from '@saidian/shared/contracts/community'
import { postChanged } from './change-posts'
import { postsApi } from './posts.api'

type Liked = { code: string; isOn: boolean }

/** The last like of each post: an answer to an earlier one is out of date. */
const lastLikes = new Map<string, string>()

const likeApi = postsApi.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    likePost: mutationOf(build, likePost, {
      args: ({ code, isOn }: Liked) => ({ body: { code, isOn } }),
      async onQueryStarted({ code, isOn }, { dispatch, queryFulfilled, requestId }) {
        lastLikes.set(code, requestId)
        const show = (isLiked: boolean) =>
          dispatch(
            postChanged(code, (post) => {
              if (post.isLiked === isLiked) return
              post.isLiked = isLiked
              post.likes = Math.max(0, post.likes + (isLiked ? 1 : -1))
            }),
          )
        show(isOn)
        const answer = await queryFulfilled.catch(() => null)
        if (lastLikes.get(code) !== requestId) return
        lastLikes.delete(code)
        if (!answer) show(!isOn)
        else dispatch(postChanged(code, (post) => Object.assign(post, answer.data)))
      },
    }),
  }),
})

export const { useLikePostMutation } = likeApi
