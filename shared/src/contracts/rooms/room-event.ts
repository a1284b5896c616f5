import Type, { type Static } from 'typebox'
import { validatorOf } from '../validation'
import { RoomMessage } from './chat'
import { Coins, MatchId, MemberId, MessageId, Ms, NobleLevel, RoomMember } from './fields'

/** A gift that a member sends; a combo is one event that grows: the newest `count` counts. */
export const RoomGift = Type.Object({
  comboId: Type.String(),
  giftId: Type.Integer(),
  name: Type.String(),
  icon: Type.String({ description: 'name of a drawing of the gift set' }),
  count: Type.Integer({ minimum: 1, description: 'of the whole combo so far' }),
  coins: Coins,
  isLarge: Type.Boolean({ description: 'shown over the whole screen' }),
  at: Ms,
  from: RoomMember,
  noble: NobleLevel,
})
export type RoomGift = Static<typeof RoomGift>

/** An act of a manager or the staff; everybody in the room reads it. */
export const RoomAct = Type.Object({
  kind: Type.Enum(['mute', 'unmute', 'remove', 'readmit', 'manager', 'viewer', 'clear', 'slow']),
  by: Type.String({ description: 'who did it, by name' }),
  memberId: Type.Optional(MemberId),
  memberName: Type.Optional(Type.String()),
  minutes: Type.Optional(Type.Integer({ description: 'of a mute' })),
  seconds: Type.Optional(Type.Integer({ description: 'between two messages in slow mode' })),
  reason: Type.Optional(Type.String()),
})
export type RoomAct = Static<typeof RoomAct>

/** What of a room changes while people watch. */
export const RoomState = Type.Object({
  isLive: Type.Boolean(),
  title: Type.String(),
  notice: Type.String(),
  matchId: Type.Union([MatchId, Type.Null()], { description: 'the match it shows' }),
  sport: Type.Union([Type.Integer(), Type.Null()], { description: '1 football, 2 basketball' }),
  startedAt: Type.Union([Ms, Type.Null()], { description: 'start of this broadcast' }),
  heat: Type.Integer({ minimum: 0, description: 'popularity from viewers and messages' }),
  viewers: Type.Integer({ minimum: 0 }),
  slowSeconds: Type.Integer({ minimum: 0, description: '0: no slow mode' }),
})
export type RoomState = Static<typeof RoomState>

/**
 * Payload of an event on `room/{id}`: `room/m{matchId}` for the conversation of a match,
 * `room/r{roomId}` for the room of an anchor. Absent parts did not change.
 */
export const RoomEvent = Type.Object({
  serverAt: Ms,
  /** New messages, oldest first. */
  said: Type.Optional(Type.Array(RoomMessage)),
  /** Messages that came too fast for everybody to read and are in no event. */
  leftOut: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Messages that were removed. */
  removed: Type.Optional(Type.Array(MessageId)),
  state: Type.Optional(Type.Partial(RoomState)),
  gifts: Type.Optional(Type.Array(RoomGift)),
  /** Nobles and members of the room who came in. */
  entered: Type.Optional(Type.Array(Type.Object({ member: RoomMember, noble: NobleLevel }))),
  acts: Type.Optional(Type.Array(RoomAct)),
})
export type RoomEvent = Static<typeof RoomEvent>
export const isRoomEvent = validatorOf(RoomEvent)
