import { api, callOf, mutationOf, queryOf } from '@saidian/shared/api'
import {
  answerFriendRequest,
  type FriendCard,
  findFriends,
  getFriendCard,
  getFriendRequests,
  getFriends,
  removeFriend,
  reportMember,
  requestFriend,
  setFriendRemark,
} from '@saidian/shared/contracts/friends'
import type { ReplyOf } from '@saidian/shared/contracts/http'
import { blockMember } from '@saidian/shared/contracts/relations'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { isFriendsChange } from './member-changes.rules'
import { rereadOnChange } from './reread-on-change'

type FriendList = ReplyOf<typeof getFriends>
/** `ownId`: the member who is logged in, empty until it is known. */
type CardOf = { ownId: string; memberId: string }

/** Friends stay in the cache, live, while the member reads other pages. */
const CACHED_SECONDS = 600

/** Friends, requests and cards of members. */
const peopleApi = api
  .enhanceEndpoints({ addTagTypes: ['friends', 'friendRequests', 'friendCard', 'blocked'] })
  .injectEndpoints({
    overrideExisting: process.env.NODE_ENV === 'development',
    endpoints: (build) => ({
      /** By the id of the member who is logged in, empty until it is known. */
      friends: build.query<FriendList, string>({
        query: () => callOf(getFriends)({}),
        providesTags: ['friends'],
        keepUnusedDataFor: CACHED_SECONDS,
        onCacheEntryAdded: (ownId, entry) => {
          if (ownId === '') return
          rereadOnChange(entry, {
            topic: TOPIC.user(ownId),
            isChange: isFriendsChange,
            reread: () =>
              entry.dispatch(peopleApi.util.invalidateTags(['friends', 'friendRequests'])),
          })
        },
      }),
      friendRequests: queryOf(build, getFriendRequests, { providesTags: ['friendRequests'] }),
      friendCard: build.query<FriendCard, CardOf>({
        query: ({ memberId }) => callOf(getFriendCard)({ query: { memberId } }),
        // A block by any part of the product changes what can be done.
        providesTags: ['friendCard', 'blocked'],
        onCacheEntryAdded: ({ ownId }, entry) => {
          if (ownId === '') return
          rereadOnChange(entry, {
            topic: TOPIC.user(ownId),
            isChange: isFriendsChange,
            reread: () => entry.dispatch(peopleApi.util.invalidateTags(['friendCard'])),
          })
        },
      }),
      foundFriends: queryOf(build, findFriends, {
        args: (q: string) => ({ query: { q } }),
        providesTags: ['friendCard', 'blocked'],
      }),
      requestFriend: mutationOf(build, requestFriend, {
        invalidatesTags: ['friends', 'friendRequests', 'friendCard'],
      }),
      answerFriendRequest: mutationOf(build, answerFriendRequest, {
        invalidatesTags: ['friends', 'friendRequests', 'friendCard'],
      }),
      setFriendRemark: mutationOf(build, setFriendRemark, {
        invalidatesTags: ['friends', 'friendCard'],
      }),
      removeFriend: mutationOf(build, removeFriend, {
        invalidatesTags: ['friends', 'friendCard'],
      }),
      reportMember: mutationOf(build, reportMember),
      endBlock: mutationOf(build, blockMember, {
        args: (memberId: string) => ({ body: { memberId, isOn: false } }),
        invalidatesTags: ['blocked'],
      }),
    }),
  })

export const {
  useFriendsQuery,
  useFriendRequestsQuery,
  useFriendCardQuery,
  useFoundFriendsQuery,
  useRequestFriendMutation,
  useAnswerFriendRequestMutation,
  useSetFriendRemarkMutation,
  useRemoveFriendMutation,
  useReportMemberMutation,
  useEndBlockMutation,
} = peopleApi
