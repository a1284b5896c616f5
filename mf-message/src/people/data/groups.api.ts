import { api, callOf, mutationOf, queryOf } from '@saidian/shared/api'
import type { ReplyOf } from '@saidian/shared/contracts/http'
import {
  changeGroup,
  createGroup,
  decideGroupRequest,
  dissolveGroup,
  type Group,
  getGroup,
  getGroupMembers,
  getGroupRequests,
  getGroups,
  inviteToGroup,
  isConversationEvent,
  joinGroup,
  leaveGroup,
  muteGroupMember,
  previewGroup,
  removeFromGroup,
  setGroupRole,
} from '@saidian/shared/contracts/messaging'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { isListChange } from './member-changes.rules'
import { rereadOnChange } from './reread-on-change'

type GroupList = ReplyOf<typeof getGroups>
type MemberPage = ReplyOf<typeof getGroupMembers>
/** `q`: only those whose name has it. */
type MembersOf = { id: string; q: string }

/** An act on the group, which its log has as an entry. */
function isGroupAct(event: unknown): boolean {
  return isConversationEvent(event) && event.entry.body.kind === 'event'
}

const ABOUT_GROUP = ['group', 'groupMembers', 'groupRequests'] as const
const ABOUT_GROUPS = ['groups', ...ABOUT_GROUP] as const

/** Groups of the member, their members and requests. */
const groupsApi = api
  .enhanceEndpoints({ addTagTypes: ['groups', ...ABOUT_GROUP] })
  .injectEndpoints({
    overrideExisting: process.env.NODE_ENV === 'development',
    endpoints: (build) => ({
      /** By the id of the member who is logged in, empty until it is known. */
      groups: build.query<GroupList, string>({
        query: () => callOf(getGroups)({}),
        providesTags: ['groups'],
        onCacheEntryAdded: (ownId, entry) => {
          if (ownId === '') return
          rereadOnChange(entry, {
            topic: TOPIC.user(ownId),
            isChange: isListChange,
            reread: () => entry.dispatch(groupsApi.util.invalidateTags(['groups'])),
          })
        },
      }),
      group: build.query<Group, string>({
        query: (id) => callOf(getGroup)({ query: { id } }),
        providesTags: ['group'],
        onCacheEntryAdded: (id, entry) =>
          rereadOnChange(entry, {
            topic: TOPIC.conversation(id),
            isChange: isGroupAct,
            reread: () => entry.dispatch(groupsApi.util.invalidateTags([...ABOUT_GROUP])),
          }),
      }),
      groupMembers: build.infiniteQuery<MemberPage, MembersOf, string | undefined>({
        query: ({ queryArg: { id, q }, pageParam: cursor }) =>
          callOf(getGroupMembers)({ query: { id, ...(q && { q }), ...(cursor && { cursor }) } }),
        infiniteQueryOptions: {
          initialPageParam: undefined,
          getNextPageParam: ({ next }) => next ?? undefined,
        },
        providesTags: ['groupMembers'],
      }),
      groupPreview: queryOf(build, previewGroup, {
        args: (code: string) => ({ query: { code } }),
        providesTags: ['group'],
      }),
      groupRequests: queryOf(build, getGroupRequests, {
        args: (id: string) => ({ query: { id } }),
        providesTags: ['groupRequests'],
      }),
      createGroup: mutationOf(build, createGroup, { invalidatesTags: ['groups'] }),
      joinGroup: mutationOf(build, joinGroup, { invalidatesTags: ['groups', 'group'] }),
      decideGroupRequest: mutationOf(build, decideGroupRequest, { invalidatesTags: ABOUT_GROUP }),
      inviteToGroup: mutationOf(build, inviteToGroup, { invalidatesTags: ABOUT_GROUPS }),
      changeGroup: mutationOf(build, changeGroup, {
        invalidatesTags: ['groups', 'group'],
        onQueryStarted: (_, { dispatch, queryFulfilled }) =>
          queryFulfilled.then(
            ({ data }) => void dispatch(groupAnswered(data)),
            () => undefined,
          ),
      }),
      setGroupRole: mutationOf(build, setGroupRole, { invalidatesTags: ABOUT_GROUPS }),
      muteGroupMember: mutationOf(build, muteGroupMember, { invalidatesTags: ['groupMembers'] }),
      removeFromGroup: mutationOf(build, removeFromGroup, { invalidatesTags: ABOUT_GROUPS }),
      // Whoever left may not read the group any more: only the list is read again.
      leaveGroup: mutationOf(build, leaveGroup, { invalidatesTags: ['groups'] }),
      dissolveGroup: mutationOf(build, dissolveGroup, { invalidatesTags: ['groups', 'group'] }),
    }),
  })

/** What was chosen stays chosen while the group is read again. */
function groupAnswered(group: Group): never {
  return groupsApi.util.updateQueryData('group', group.id, () => group) as never
}

export const {
  useGroupsQuery,
  useGroupQuery,
  useGroupMembersInfiniteQuery,
  useGroupPreviewQuery,
  useGroupRequestsQuery,
  useCreateGroupMutation,
  useJoinGroupMutation,
  useDecideGroupRequestMutation,
  useInviteToGroupMutation,
  useChangeGroupMutation,
  useSetGroupRoleMutation,
  useMuteGroupMemberMutation,
  useRemoveFromGroupMutation,
  useLeaveGroupMutation,
  useDissolveGroupMutation,
} = groupsApi
