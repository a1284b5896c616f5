import Type, { type Static } from 'typebox'
import { Author, ContentId, MemberId, ReportReason, Seconds } from '../content'
import { endpoint } from '../http'

/** Longest name that a member gives a friend. */
export const MAX_REMARK = 20
export const MAX_FRIENDS = 5_000

export const Friend = Type.Object({
  ...Author.properties,
  /** What the member calls them (备注); empty without. */
  remark: Type.String(),
  /** Where the name stands in the index: A to Z, or # for others. */
  letter: Type.String({ pattern: '^[A-Z#]$' }),
  since: Seconds,
})
export type Friend = Static<typeof Friend>

export const getFriends = endpoint({
  method: 'GET',
  path: '/imapi/friend/list',
  summary: 'Friends of the caller by letter and name',
  login: 'required',
  reply: Type.Object({
    friends: Type.Array(Friend, { maxItems: MAX_FRIENDS }),
    /** Requests to the caller that wait. */
    requests: Type.Integer({ minimum: 0 }),
  }),
})

/** How the caller and another member stand. */
export const FriendState = Type.Enum(['none', 'requested', 'asked', 'friend', 'self'], {
  description: 'requested: the caller asked; asked: the other one asked the caller',
})

/** A member as the messages show them (名片). */
export const FriendCard = Type.Object({
  ...Author.properties,
  remark: Type.String(),
  state: FriendState,
  isBlocked: Type.Boolean(),
  isFollowing: Type.Boolean(),
})
export type FriendCard = Static<typeof FriendCard>

export const getFriendCard = endpoint({
  method: 'GET',
  path: '/imapi/friend/card',
  summary: 'A member, and how the caller stands to them',
  login: 'required',
  query: Type.Object({ memberId: MemberId }),
  reply: FriendCard,
})

export const findFriends = endpoint({
  method: 'GET',
  path: '/imapi/friend/find',
  summary: 'Members by number or the start of the nickname; who hides from search is left out',
  login: 'required',
  query: Type.Object({ q: Type.String({ minLength: 1, maxLength: 30 }) }),
  reply: Type.Object({ members: Type.Array(FriendCard, { maxItems: 20 }) }),
})

export const requestFriend = endpoint({
  method: 'POST',
  path: '/imapi/friend/request',
  summary: 'Asks a member to be friends; answers yes where that one asked before',
  login: 'required',
  body: Type.Object({ memberId: MemberId, message: Type.Optional(Type.String({ maxLength: 60 })) }),
  reply: Type.Object({ state: FriendState }),
})

export const FriendRequest = Type.Object({
  id: ContentId,
  member: Author,
  message: Type.String(),
  at: Seconds,
  state: Type.Enum(['waiting', 'accepted', 'declined', 'expired']),
})
export type FriendRequest = Static<typeof FriendRequest>

export const getFriendRequests = endpoint({
  method: 'GET',
  path: '/imapi/friend/requests',
  summary: 'Requests to the caller of the last 90 days, newest first',
  login: 'required',
  reply: Type.Object({ requests: Type.Array(FriendRequest) }),
})

export const answerFriendRequest = endpoint({
  method: 'POST',
  path: '/imapi/friend/answer',
  summary: 'Accepts or declines a request; the one who asked hears of a yes only',
  login: 'required',
  body: Type.Object({ requestId: ContentId, isAccepted: Type.Boolean() }),
  reply: Type.Object({ state: FriendState }),
})

export const setFriendRemark = endpoint({
  method: 'POST',
  path: '/imapi/friend/remark',
  summary: 'What the caller calls a friend (备注); empty takes it away',
  login: 'required',
  body: Type.Object({ memberId: MemberId, remark: Type.String({ maxLength: MAX_REMARK }) }),
  reply: Friend,
})

export const removeFriend = endpoint({
  method: 'POST',
  path: '/imapi/friend/remove',
  summary: 'Ends a friendship, for both; the other one hears nothing of it',
  login: 'required',
  body: Type.Object({ memberId: MemberId }),
  reply: Type.Null(),
})

export const reportMember = endpoint({
  method: 'POST',
  path: '/imapi/friend/report',
  summary: 'Reports a member to the staff; a second report of the caller changes nothing',
  login: 'required',
  body: Type.Object({ memberId: MemberId, reason: ReportReason }),
  reply: Type.Null(),
})

/** A member who follows the caller. */
export const Fan = Type.Object({
  ...Author.properties,
  followedAt: Seconds,
  isFollowing: Type.Boolean({ description: 'the caller follows them too' }),
})
export type Fan = Static<typeof Fan>

export const getFans = endpoint({
  method: 'GET',
  path: '/imapi/fans/list',
  summary: 'Who follows the caller, newest first',
  login: 'required',
  query: Type.Object({ cursor: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })) }),
  reply: Type.Object({
    fans: Type.Array(Fan),
    total: Type.Integer({ minimum: 0 }),
    next: Type.Union([Type.String(), Type.Null()]),
  }),
})
