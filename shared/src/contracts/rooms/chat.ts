import Type, { type Static } from 'typebox'
import { endpoint } from '../http'
import { Position, TopicName } from '../sockets'
import {
  MatchId,
  MessageId,
  Ms,
  NobleLevel,
  RequestKey,
  RoomId,
  RoomMember,
  RoomRole,
  Seconds,
} from './fields'

/** Longest message, in characters as a reader counts them. */
export const MAX_ROOM_TEXT = 60

/** Messages of an answer. */
export const ROOM_PAGE = 50

/** A message with its author as everybody may see them. */
export const RoomMessage = Type.Object({
  id: MessageId,
  at: Seconds,
  text: Type.String(),
  author: RoomMember,
  /** The anchor's room that it was written in; absent for one of the tab of a match. */
  roomId: Type.Optional(RoomId),
  /** Absent: none, and a viewer. */
  noble: Type.Optional(NobleLevel),
  role: Type.Optional(RoomRole),
})
export type RoomMessage = Static<typeof RoomMessage>

/**
 * The conversation of a match, or of the room of an anchor. A room that shows a match shares the
 * conversation of that match. Exactly one of the two.
 */
const Where = { matchId: Type.Optional(MatchId), roomId: Type.Optional(RoomId) }
const ofRoom = Type.Object(Where)

export const RoomNotices = Type.Object({ notices: Type.Array(Type.String()) })
export type RoomNotices = Static<typeof RoomNotices>

export const readRoomNotices = endpoint({
  method: 'POST',
  path: '/chat/notice',
  summary: 'What stands above the messages of a room: its rules',
  body: ofRoom,
  reply: RoomNotices,
})

/** The newest messages, with the position to follow the room from. */
export const RoomWelcome = Type.Object({
  ...Position.properties,
  /** The topic that the position belongs to: where new messages come. */
  topic: TopicName,
  serverAt: Ms,
  messages: Type.Array(RoomMessage, { description: 'oldest first' }),
  hasMore: Type.Boolean({ description: 'older ones exist' }),
  mutedUntil: Type.Union([Seconds, Type.Null()], {
    description: 'the caller may not write before; null for a visitor and who may write',
  }),
  /** One event goes to all viewers: the page of the caller leaves these out. */
  hidden: Type.Optional(
    Type.Array(Type.String(), { description: 'members who block the caller or are blocked' }),
  ),
})
export type RoomWelcome = Static<typeof RoomWelcome>

export const welcomeToRoom = endpoint({
  method: 'POST',
  path: '/chat/welcome',
  summary: 'The newest messages of a conversation, and where to follow it from',
  login: 'optional',
  body: ofRoom,
  reply: RoomWelcome,
})

export const RoomHistory = Type.Object({
  messages: Type.Array(RoomMessage, { description: 'oldest first' }),
  hasMore: Type.Boolean(),
})
export type RoomHistory = Static<typeof RoomHistory>

export const getRoomHistory = endpoint({
  method: 'POST',
  path: '/chat/page',
  summary: 'Messages of a room before one that is known',
  login: 'optional',
  body: Type.Object({ ...Where, before: MessageId }),
  reply: RoomHistory,
})

export const sendRoomMessage = endpoint({
  method: 'POST',
  path: '/chat/msg',
  summary: 'Says something in a conversation; the same key is said once',
  login: 'required',
  body: Type.Object({
    ...Where,
    text: Type.String({ minLength: 1, maxLength: 500 }),
    key: RequestKey,
  }),
  reply: RoomMessage,
})

/** Access to the live topics of a group: 'football', 'basketball' or a match id. */
export const getChatToken = endpoint({
  method: 'POST',
  path: '/chat/getToken',
  summary: 'The topics of a group, and a ticket for the socket of a member',
  login: 'optional',
  body: Type.Object({
    group: Type.Union([Type.Enum(['football', 'basketball']), MatchId]),
  }),
  reply: Type.Object({
    token: Type.String({ description: 'ticket of the im socket; empty for a visitor' }),
    topics: Type.Array(TopicName),
  }),
})

/** Acts of the staff on the internal port. */
export const roomStaffEndpoints = {
  remove: endpoint({
    method: 'POST',
    path: '/rooms/v1/remove',
    summary: 'Removes a message from its room',
    body: Type.Object({ id: MessageId }),
    reply: Type.Object({ isRemoved: Type.Boolean({ description: 'false for an unknown one' }) }),
  }),
}
