import type { MatchSummary } from '@saidian/shared/contracts/matches'
import {
  REPLAY_WINDOW_MS,
  type Recording,
  type Replay,
  type RoomCard,
  type RoomMessage,
} from '@saidian/shared/contracts/rooms'
import { permit } from '../../../../platform/access'
import type { Clock } from '../../../../platform/clock'
import type { Db } from '../../../../platform/database'
import { RequestError } from '../../../../platform/errors'
import { readStanding } from '../../../governance'
import { readPublicProfiles } from '../../../profile'
import { RECORDING } from '../access.rules'
import { findRecording, readRecordingsOf, type StoredRecording } from '../recordings.repository'
import { readScores } from '../scores'
import { readSaid } from './replay.repository'
import type { ReplaySigner } from './replay-signer'

/** A film that someone watches to its end, with a pause. */
const ADDRESS_MS = 6 * 3_600_000
/** More would not fit on the screen in five minutes. */
const MAX_MESSAGES = 3_000

/** A member, or null for a visitor. */
type Caller = { id: string } | null

/** What replays show of rooms; `modules/rooms` reads it. */
export type RoomsOfReplays = {
  /** Throws `room.*` for a room that the caller may not watch. */
  readCard: (caller: Caller, roomId: number) => Promise<RoomCard>
  readMatches: (ids: readonly number[]) => Promise<Map<number, MatchSummary>>
}

export type ReplayDeps = { db: Db; clock: Clock; signer: ReplaySigner; rooms: RoomsOfReplays }

export type Replays = {
  list: (roomId: number) => Promise<Recording[]>
  /**
   * Throws `room.no_such_recording`, `room.recording_gone` for one without its file, or `room.*`
   * for a room that the caller may not watch.
   */
  open: (caller: Caller, id: number) => Promise<Replay>
  messages: (id: number, fromMs: number) => Promise<RoomMessage[]>
  /** The file of a recording for the viewer of an address; null for who may no longer watch. */
  fileKeyFor: (viewer: string, id: number) => Promise<string | null>
}

/** Recorded broadcasts as viewers see them. */
export function createReplays({ db, clock, signer, rooms }: ReplayDeps): Replays {
  async function known(id: number): Promise<StoredRecording> {
    const recording = await findRecording(db, id)
    if (!recording) throw new RequestError('room.no_such_recording')
    return recording
  }

  async function mayNotEnter(viewer: string, place: number): Promise<boolean> {
    if (viewer === '') return false
    const where = { scope: 'room', place } as const
    return (await readStanding(db, { memberId: viewer, where, nowMs: clock.now() })).isBanned
  }

  return {
    async list(roomId) {
      permit(null, 'read', { kind: RECORDING })
      const recordings = await readRecordingsOf(db, roomId)
      const matches = await rooms.readMatches(recordings.flatMap(({ matchId }) => matchId ?? []))
      return recordings.map((recording) => shown(recording, matches))
    },
    async open(caller, id) {
      permit(caller, 'read', { kind: RECORDING })
      const stored = await known(id)
      if (stored.isGone) throw new RequestError('room.recording_gone')
      const viewer = caller?.id ?? ''
      const room = await rooms.readCard(caller, stored.roomId)
      const matches = await rooms.readMatches(stored.matchId === null ? [] : [stored.matchId])
      const expiresAt = clock.now() + ADDRESS_MS
      const url = await signer.sign({ id, viewer, expiresAtMs: expiresAt })
      const scores = await readScores(db, id)
      return {
        recording: shown(stored, matches),
        room,
        url,
        expiresAt,
        scores: scores.map(({ atMs, ...score }) => ({ at: atMs, ...score })),
      }
    },
    async fileKeyFor(viewer, id) {
      const recording = await findRecording(db, id)
      if (!recording || (await mayNotEnter(viewer, recording.roomId))) return null
      return recording.fileKey
    },
    async messages(id, fromMs) {
      const { roomId, matchId, startedAtMs, durationMs } = await known(id)
      const toMs = startedAtMs + Math.min(fromMs + REPLAY_WINDOW_MS, durationMs)
      const span = { roomId, matchId, fromMs: startedAtMs + fromMs, toMs }
      const said = await readSaid(db, span, MAX_MESSAGES)
      const authorIds = said.map(({ authorId }) => authorId)
      const authors = await readPublicProfiles(db, authorIds)
      return said.flatMap(({ authorId, roomId: room, role, ...message }) => {
        const author = authors.get(authorId)
        if (!author) return []
        return [{ ...message, author, ...(room && { roomId: room }), ...(role && { role }) }]
      })
    },
  }
}

function shown(stored: StoredRecording, matches: ReadonlyMap<number, MatchSummary>): Recording {
  const { id, roomId, title, startedAtMs, durationMs, bytes, matchId } = stored
  const match = matchId === null ? null : (matches.get(matchId) ?? null)
  return { id, roomId, title, startedAt: startedAtMs, durationMs, bytes, match }
}
