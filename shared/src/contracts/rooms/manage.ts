import Type, { type Static } from 'typebox'
import { endpoint } from '../http'
import { MemberId, MessageId, RoomId, RoomMember, Seconds } from './fields'

const Reason = Type.String({ maxLength: 60 })
const Done = Type.Object({ isChanged: Type.Boolean({ description: 'false: it was so already' }) })

/** A line of the record of acts in a room. */
export const ActRecord = Type.Object({
  at: Seconds,
  by: Type.String(),
  text: Type.String({ description: 'the act in words' }),
  reason: Type.String(),
})
export type ActRecord = Static<typeof ActRecord>

/** Acts of the anchor and the managers (房管) of a room; every one is recorded. */
export const manageEndpoints = {
  mute: endpoint({
    method: 'POST',
    path: '/api/room/mute',
    summary: 'Lets a member not write in this room for some minutes (禁言); 0 ends it',
    login: 'required',
    body: Type.Object({
      roomId: RoomId,
      memberId: MemberId,
      minutes: Type.Integer({ minimum: 0, maximum: 43_200 }),
      reason: Reason,
    }),
    reply: Done,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/room/remove',
    summary: 'Removes a member from this room (移出), or lets them back in',
    login: 'required',
    body: Type.Object({
      roomId: RoomId,
      memberId: MemberId,
      isRemoved: Type.Boolean(),
      reason: Reason,
    }),
    reply: Done,
  }),
  setManager: endpoint({
    method: 'POST',
    path: '/api/room/manager',
    summary: 'The anchor makes a member a manager (设房管), or takes it back',
    login: 'required',
    body: Type.Object({ roomId: RoomId, memberId: MemberId, isManager: Type.Boolean() }),
    reply: Done,
  }),
  clear: endpoint({
    method: 'POST',
    path: '/api/room/clear',
    summary: 'Removes a message that was written in this room, or all of them until now',
    login: 'required',
    body: Type.Object({ roomId: RoomId, messageId: Type.Union([MessageId, Type.Null()]) }),
    reply: Done,
  }),
  slow: endpoint({
    method: 'POST',
    path: '/api/room/slow',
    summary: 'Seconds between two messages of a member (慢速模式); 0 ends it',
    login: 'required',
    body: Type.Object({
      roomId: RoomId,
      seconds: Type.Integer({ minimum: 0, maximum: 300 }),
    }),
    reply: Done,
  }),
  acts: endpoint({
    method: 'GET',
    path: '/api/room/acts/:roomId',
    summary: 'What managers did in a room, newest first; for its managers',
    login: 'required',
    params: Type.Object({ roomId: RoomId }),
    reply: Type.Array(ActRecord),
  }),
  managers: endpoint({
    method: 'GET',
    path: '/api/room/managers/:roomId',
    summary: 'The managers of a room',
    params: Type.Object({ roomId: RoomId }),
    reply: Type.Array(RoomMember),
  }),
}

/** Why a message is reported. */
export const REPORT_REASONS = ['advert', 'abuse', 'sexual', 'fraud', 'minor', 'other'] as const

export const reportMessage = endpoint({
  method: 'POST',
  path: '/api/room/report',
  summary: 'Reports a message to the staff',
  login: 'required',
  body: Type.Object({ messageId: MessageId, reason: Type.Enum([...REPORT_REASONS]) }),
  reply: Type.Null(),
})
