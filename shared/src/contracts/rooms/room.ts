import Type, { type Static } from 'typebox'
import { endpoint } from '../http'
import { Position } from '../sockets'
import { validatorOf } from '../validation'

/** Longest message, in characters as a reader counts them. */
export const MAX_ROOM_TEXT = 60

/** Messages of an answer. */
export const ROOM_PAGE = 50

const Seconds = Type.Integer({ description: 'seconds since 1970' })
const MatchId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
const MessageId = Type.Integer({ minimum: 1, maximum: 9_007_199_254_740_991 })

/** A message in the room of a match, with its author as everybody may see them. */
export const RoomMessage = Type.Object({
  id: MessageId,
  at: Seconds,
  text: Type.String(),
  author: Type.Object({
    id: Type.String(),
    nickName: Type.String(),
    portrait: Type.String({ description: 'address of the picture; empty without one' }),
    level: Type.Integer(),
  }),
})
export type RoomMessage = Static<typeof RoomMessage>

/** Payload of an event on `room/{id}`. */
export const RoomEvent = Type.Object({
  serverAt: Type.Number({ description: 'server clock, milliseconds since 1970' }),
  /** New messages, oldest first. */
  said: Type.Optional(Type.Array(RoomMessage)),
  /** Messages that the staff removed. */
  removed: Type.Optional(Type.Array(MessageId)),
})
export type RoomEvent = Static<typeof RoomEvent>
export const isRoomEvent = validatorOf(RoomEvent)

const ofMatch = Type.Object({ matchId: MatchId })

export const RoomNotices = Type.Object({ notices: Type.Array(Type.String()) })
export type RoomNotices = Static<typeof RoomNotices>

export const readRoomNotices = endpoint({
  method: 'POST',
  path: '/chat/notice',
  summary: 'What stands above the messages of a room: its rules',
  body: ofMatch,
  reply: RoomNotices,
})

/** The newest messages, with the position to follow the room from. */
export const RoomWelcome = Type.Object({
  ...Position.properties,
  /** Milliseconds since 1970, the server clock. */
  serverAt: Type.Number(),
  messages: Type.Array(RoomMessage, { description: 'oldest first' }),
  hasMore: Type.Boolean({ description: 'older ones exist' }),
  mutedUntil: Type.Union([Seconds, Type.Null()], {
    description: 'the caller may not write before; null for a visitor and who may write',
  }),
})
export type RoomWelcome = Static<typeof RoomWelcome>

export const welcomeToRoom = endpoint({
  method: 'POST',
  path: '/chat/welcome',
  summary: 'The newest messages of the room of a match, and where to follow it from',
  login: 'optional',
  body: ofMatch,
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
  body: Type.Object({ matchId: MatchId, before: MessageId }),
  reply: RoomHistory,
})

export const sendRoomMessage = endpoint({
  method: 'POST',
  path: '/chat/msg',
  summary: 'Says something in the room of a match; the same key is said once',
  login: 'required',
  body: Type.Object({
    matchId: MatchId,
    text: Type.String({ minLength: 1, maxLength: 500 }),
    key: Type.String({ pattern: '^[0-9a-zA-Z-]{8,64}$', description: 'made by the client' }),
  }),
  reply: RoomMessage,
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
  mute: endpoint({
    method: 'POST',
    path: '/rooms/v1/mute',
    summary: 'Lets a member write in no room for some minutes; 0 ends it',
    body: Type.Object({
      memberId: Type.String({ pattern: '^\\d{1,18}$' }),
      minutes: Type.Integer({ minimum: 0, maximum: 525_600 }),
      reason: Type.String({ maxLength: 200 }),
    }),
    reply: Type.Object({ until: Type.Union([Seconds, Type.Null()]) }),
  }),
}
