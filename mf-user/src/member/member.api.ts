import { api, mutationOf, queryOf, uploadOf } from '@saidian/shared/api'
import { getFriendCard } from '@saidian/shared/contracts/friends'
import {
  changeNickname,
  getAuthorHome,
  getRealName,
  getUserInfo,
  submitRealName,
  uploadPortrait,
} from '@saidian/shared/contracts/profile'
import { type RootState, sessionSlice } from '@saidian/shared/store'

const TAGS = ['me', 'realName', 'friendCard', 'blocked'] as const

/** Calls about the member. The user info read here is also stored in the session slice. */
const memberApi = api.enhanceEndpoints({ addTagTypes: TAGS }).injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    userInfo: queryOf(build, getUserInfo, {
      providesTags: ['me'],
      onQueryStarted: async (_, { dispatch, getState, queryFulfilled }) => {
        const tokenNow = () =>
          sessionSlice.selectors.selectToken(getState() as unknown as RootState)
        const token = tokenNow()
        // The page shows a failure by the state of the query.
        const info = await queryFulfilled.then(
          ({ data }) => data,
          () => null,
        )
        // Drop the answer when the login changed meanwhile.
        if (info && tokenNow() === token) dispatch(sessionSlice.actions.userInfoRead(info))
      },
    }),
    authorHome: queryOf(build, getAuthorHome),
    /** How the reader stands to an author; the messages change it by the same tags. */
    authorCard: queryOf(build, getFriendCard, {
      args: (memberId: string) => ({ query: { memberId } }),
      providesTags: ['friendCard', 'blocked'],
    }),
    changeNickname: mutationOf(build, changeNickname, { invalidatesTags: ['me'] }),
    uploadPortrait: uploadOf(build, uploadPortrait, 'portrait', { invalidatesTags: ['me'] }),
    realName: queryOf(build, getRealName, {
      providesTags: ['realName'],
    }),
    submitRealName: mutationOf(build, submitRealName, {
      invalidatesTags: ['me', 'realName'],
    }),
  }),
})

export const {
  useUserInfoQuery,
  useAuthorHomeQuery,
  useAuthorCardQuery,
  useChangeNicknameMutation,
  useUploadPortraitMutation,
  useRealNameQuery,
  useSubmitRealNameMutation,
} = memberApi
