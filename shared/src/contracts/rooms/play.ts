import Type, { type Static } from 'typebox'
import { endpoint } from '../http'
import { Ms, RoomId } from './fields'

/** One address to play a broadcast from. */
export const PlaySource = Type.Object({
  line: Type.Integer({ minimum: 1, description: '线路' }),
  quality: Type.Enum(['source', 'high', 'standard', 'smooth'], {
    description: '蓝光 超清 高清 流畅; only qualities that exist',
  }),
  url: Type.String({ description: 'signed; relative to the page, or of another origin' }),
})
export type PlaySource = Static<typeof PlaySource>

/** What HTTP-FLV plays: signed addresses, for this caller alone. */
export const RoomPlay = Type.Object({
  isLive: Type.Boolean(),
  sources: Type.Array(PlaySource, { description: 'empty while off air' }),
  expiresAt: Ms,
})
export type RoomPlay = Static<typeof RoomPlay>

export const playRoom = endpoint({
  method: 'POST',
  path: '/api/room/play',
  summary: 'Signed addresses of the video of a room',
  login: 'optional',
  body: Type.Object({
    roomId: RoomId,
    visitor: Type.String({ pattern: '^[0-9a-zA-Z-]{8,64}$', description: 'made by the device' }),
  }),
  reply: RoomPlay,
})
