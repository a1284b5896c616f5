import Type, { type Static } from 'typebox'
import { Author, ContentId, Cursor, MemberId, Next, RequestKey, Seconds } from '../content'
import { endpoint } from '../http'
import { Conversation, GroupHead, GroupRole } from './conversation'
import { ConversationId } from './message'

const Name = Type.String({ minLength: 1, maxLength: 30 })
const Members = Type.Array(MemberId, { minItems: 1, maxItems: 100, uniqueItems: true })
/** Who may join: all with the code, after a check by a manager, only by invitation of managers. */
const JoinCheck = Type.Enum(['open', 'check', 'closed'])

export const createGroup = endpoint({
  method: 'POST',
  path: '/imapi/group/create',
  summary: 'Makes a group with friends of the caller; the same key makes it once',
  login: 'required',
  body: Type.Object({ name: Name, members: Members, key: RequestKey }),
  reply: Conversation,
})

export const GroupMember = Type.Object({
  ...Author.properties,
  role: GroupRole,
  /** Until when the member is muted (禁言); null otherwise. */
  mutedUntil: Type.Union([Seconds, Type.Null()]),
})
export type GroupMember = Static<typeof GroupMember>

/** A group as its members see it. */
export const Group = Type.Object({
  id: ConversationId,
  ...GroupHead.properties,
  notice: Type.String(),
  noticeAt: Type.Union([Seconds, Type.Null()]),
  joinCheck: JoinCheck,
  /** 全员禁言: only owner and administrators write. */
  isAllMuted: Type.Boolean(),
  role: GroupRole,
  /** In a link and a QR; members may pass it on while `joinCheck` is not `closed`. */
  code: Type.String(),
  /** Requests that wait; 0 for those who may not decide. */
  requests: Type.Integer({ minimum: 0 }),
})
export type Group = Static<typeof Group>

export const getGroup = endpoint({
  method: 'GET',
  path: '/imapi/group/detail',
  summary: 'A group of the caller',
  login: 'required',
  query: Type.Object({ id: ConversationId }),
  reply: Group,
})

export const getGroupMembers = endpoint({
  method: 'GET',
  path: '/imapi/group/members',
  summary: 'Members of a group: owner, administrators, then by name; or those whose name has `q`',
  login: 'required',
  query: Type.Object({
    id: ConversationId,
    q: Type.Optional(Type.String({ maxLength: 30 })),
    cursor: Type.Optional(Cursor),
  }),
  reply: Type.Object({ members: Type.Array(GroupMember), next: Next }),
})

export const getGroups = endpoint({
  method: 'GET',
  path: '/imapi/group/list',
  summary: 'Groups of the caller: those they own, administer and are members of',
  login: 'required',
  reply: Type.Object({ groups: Type.Array(Conversation) }),
})

/** A group as one sees it who has its code. */
export const GroupPreview = Type.Object({
  id: ConversationId,
  ...GroupHead.properties,
  joinCheck: JoinCheck,
  isMember: Type.Boolean(),
  isWaiting: Type.Boolean(),
})
export type GroupPreview = Static<typeof GroupPreview>

export const previewGroup = endpoint({
  method: 'GET',
  path: '/imapi/group/preview',
  summary: 'What a group is, by its code',
  login: 'required',
  query: Type.Object({ code: Type.String({ maxLength: 40 }) }),
  reply: GroupPreview,
})

export const joinGroup = endpoint({
  method: 'POST',
  path: '/imapi/group/join',
  summary: 'Joins a group by its code, or asks its managers: also who was removed from an open one',
  login: 'required',
  body: Type.Object({
    code: Type.String({ maxLength: 40 }),
    message: Type.Optional(Type.String({ maxLength: 60 })),
  }),
  reply: Type.Object({
    isMember: Type.Boolean(),
    conversation: Type.Union([Conversation, Type.Null()]),
  }),
})

export const GroupRequest = Type.Object({
  id: ContentId,
  member: Author,
  message: Type.String(),
  at: Seconds,
})
export type GroupRequest = Static<typeof GroupRequest>

export const getGroupRequests = endpoint({
  method: 'GET',
  path: '/imapi/group/requests',
  summary: 'Who waits to join, for owner and administrators',
  login: 'required',
  query: Type.Object({ id: ConversationId }),
  reply: Type.Object({ requests: Type.Array(GroupRequest) }),
})

export const decideGroupRequest = endpoint({
  method: 'POST',
  path: '/imapi/group/decide',
  summary: 'Lets one who waits join, or not',
  login: 'required',
  body: Type.Object({ requestId: ContentId, isAccepted: Type.Boolean() }),
  reply: Type.Null(),
})

export const inviteToGroup = endpoint({
  method: 'POST',
  path: '/imapi/group/invite',
  summary: 'Adds friends of the caller to a group; in a checked one the managers decide',
  login: 'required',
  body: Type.Object({ id: ConversationId, members: Members }),
  reply: Group,
})

export const changeGroup = endpoint({
  method: 'POST',
  path: '/imapi/group/change',
  summary: 'Name, notice, who may join, 全员禁言, a new code; by owner and administrators',
  login: 'required',
  body: Type.Object({
    id: ConversationId,
    name: Type.Optional(Name),
    notice: Type.Optional(Type.String({ maxLength: 500 })),
    joinCheck: Type.Optional(JoinCheck),
    isAllMuted: Type.Optional(Type.Boolean()),
    /** Another code: invitations with the one before end. */
    renewsCode: Type.Optional(Type.Literal(true)),
  }),
  reply: Group,
})

export const setGroupRole = endpoint({
  method: 'POST',
  path: '/imapi/group/role',
  summary: 'Makes a member an administrator or ends it, by the owner; role 2 gives the group away',
  login: 'required',
  body: Type.Object({ id: ConversationId, memberId: MemberId, role: GroupRole }),
  reply: Group,
})

export const muteGroupMember = endpoint({
  method: 'POST',
  path: '/imapi/group/mute',
  summary: 'Mutes a member (禁言) for minutes; 0 ends it',
  login: 'required',
  body: Type.Object({
    id: ConversationId,
    memberId: MemberId,
    minutes: Type.Integer({ minimum: 0, maximum: 43_200 }),
  }),
  reply: GroupMember,
})

export const removeFromGroup = endpoint({
  method: 'POST',
  path: '/imapi/group/remove',
  summary: 'Removes members (移出)',
  login: 'required',
  body: Type.Object({ id: ConversationId, members: Members }),
  reply: Group,
})

export const leaveGroup = endpoint({
  method: 'POST',
  path: '/imapi/group/leave',
  summary: 'Leaves a group; its owner gives it away first',
  login: 'required',
  body: Type.Object({ id: ConversationId }),
  reply: Type.Null(),
})

export const dissolveGroup = endpoint({
  method: 'POST',
  path: '/imapi/group/dissolve',
  summary: 'Ends a group, by its owner: its history stays readable to its members',
  login: 'required',
  body: Type.Object({ id: ConversationId }),
  reply: Type.Null(),
})
