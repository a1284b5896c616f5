import Type, { type Static } from 'typebox'
import { endpoint } from '../http'
import { MatchSummary } from '../matches'
import { RoomMessage } from './chat'
import { Ms, RoomId } from './fields'
import { RoomCard } from './room'

const RecordingId = Type.Integer({ minimum: 1, maximum: 9_007_199_254_740_991 })

/** A recorded broadcast (回放). */
export const Recording = Type.Object({
  id: RecordingId,
  roomId: RoomId,
  title: Type.String(),
  startedAt: Ms,
  durationMs: Type.Integer({ minimum: 0 }),
  bytes: Type.Integer({ minimum: 0 }),
  match: Type.Union([MatchSummary, Type.Null()]),
})
export type Recording = Static<typeof Recording>

export const getRecordings = endpoint({
  method: 'GET',
  path: '/api/room/recordings/:roomId',
  summary: 'Recorded broadcasts of a room, newest first',
  params: Type.Object({ roomId: RoomId }),
  reply: Type.Array(Recording),
})

/** Changes of the score while it was recorded, to show the strip as it stood at a moment. */
export const ReplayScore = Type.Object({
  at: Ms,
  home: Type.Integer(),
  away: Type.Integer(),
  state: Type.String({ description: 'minute or period in words' }),
})
export type ReplayScore = Static<typeof ReplayScore>

export const Replay = Type.Object({
  recording: Recording,
  room: RoomCard,
  url: Type.String({ description: 'signed FLV with an index of key frames; answers ranges' }),
  expiresAt: Ms,
  scores: Type.Array(ReplayScore, { description: 'oldest first' }),
})
export type Replay = Static<typeof Replay>

export const getReplay = endpoint({
  method: 'GET',
  path: '/api/room/replay/:recordingId',
  summary: 'A recorded broadcast with its signed address and the scores of its match',
  login: 'optional',
  params: Type.Object({ recordingId: RecordingId }),
  reply: Replay,
})

/** Messages that were said in five minutes of a recording. */
export const REPLAY_WINDOW_MS = 300_000
export const getReplayMessages = endpoint({
  method: 'GET',
  path: '/api/room/replay/:recordingId/messages',
  summary: 'What was said in five minutes of a recording, oldest first',
  params: Type.Object({ recordingId: RecordingId }),
  query: Type.Object({
    fromMs: Type.Integer({ minimum: 0, description: 'milliseconds from the start' }),
  }),
  reply: Type.Array(RoomMessage),
})
