import Type, { type Static } from 'typebox'
import { endpoint } from '../http'
import { BroadcastId, MatchId, MemberId, RoomId, Seconds } from './fields'
import { RoomColumn, ScheduledBroadcast } from './room'

const Title = Type.String({ minLength: 1, maxLength: 40 })
const Nullable = Type.Union([MatchId, Type.Null()])

/** The room of the caller, as its anchor sees it. The stream key is not in it. */
export const OwnRoom = Type.Object({
  roomId: RoomId,
  title: Title,
  notice: Type.String({ maxLength: 200 }),
  column: RoomColumn,
  matchId: Nullable,
  slowSeconds: Type.Integer({ minimum: 0, maximum: 300 }),
  isLive: Type.Boolean(),
  rtmpUrl: Type.String({ description: 'where OBS or ffmpeg push to, without the key' }),
  hasKey: Type.Boolean(),
  upcoming: Type.Array(ScheduledBroadcast),
})
export type OwnRoom = Static<typeof OwnRoom>

export const anchorEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/anchor/room',
    summary: 'The room of the caller; room.not_anchor for a member without one',
    login: 'required',
    reply: OwnRoom,
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/anchor/room',
    summary: 'Changes title, notice, column, match or slow mode of the room of the caller',
    login: 'required',
    body: Type.Object({
      title: Type.Optional(Title),
      notice: Type.Optional(Type.String({ maxLength: 200 })),
      column: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
      matchId: Type.Optional(Nullable),
    }),
    reply: OwnRoom,
  }),
  rotateKey: endpoint({
    method: 'POST',
    path: '/api/anchor/key',
    summary: 'Makes a new stream key; the old one ends, and only this answer contains the new one',
    login: 'required',
    reply: Type.Object({ streamKey: Type.String() }),
  }),
  schedule: endpoint({
    method: 'POST',
    path: '/api/anchor/schedule',
    summary: 'Announces a broadcast',
    login: 'required',
    body: Type.Object({ title: Title, startsAt: Seconds, matchId: Nullable }),
    reply: ScheduledBroadcast,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/anchor/cancel',
    summary: 'Takes an announced broadcast back',
    login: 'required',
    body: Type.Object({ broadcastId: BroadcastId }),
    reply: Type.Null(),
  }),
}

/** Acts of the staff on the internal port. */
export const anchorStaffEndpoints = {
  make: endpoint({
    method: 'POST',
    path: '/rooms/v1/anchors',
    summary: 'Makes a member an anchor with a room',
    body: Type.Object({ memberId: MemberId, title: Title, column: RoomColumn }),
    reply: Type.Object({ roomId: RoomId }),
  }),
  close: endpoint({
    method: 'POST',
    path: '/rooms/v1/close',
    summary: 'Ends the broadcast of a room and takes its key; no one plays it until it is opened',
    body: Type.Object({ roomId: RoomId, isClosed: Type.Boolean(), reason: Type.String() }),
    reply: Type.Object({ isClosed: Type.Boolean() }),
  }),
  key: endpoint({
    method: 'POST',
    path: '/rooms/v1/key',
    summary: 'Makes a new stream key of a room; the old one ends',
    body: Type.Object({ roomId: RoomId }),
    reply: Type.Object({
      streamKey: Type.String(),
      rtmpUrl: Type.String({ description: 'of this machine, without the key' }),
    }),
  }),
}
