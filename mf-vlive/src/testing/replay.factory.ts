import type { Recording, Replay } from '@saidian/shared/contracts/rooms'
import { makeMatchSummary, makeRoomCard } from '@saidian/shared/testing'

const START = 1_770_000_000_000

/** An hour of room 10001 with a match. */
export function makeRecording(given: Partial<Recording> = {}): Recording {
  return {
    id: 7,
    roomId: 10_001,
    title: '阿森纳对利物浦全场',
    startedAt: START,
    durationMs: 3_600_000,
    bytes: 90_000_000,
    match: makeMatchSummary(),
    ...given,
  }
}

/** The page of that recording: nil-nil after ten seconds, one-nil after a minute. */
export function makeReplay(given: Partial<Replay> = {}): Replay {
  return {
    recording: makeRecording(),
    room: makeRoomCard(),
    url: '/media/replay/7.flv',
    expiresAt: START + 86_400_000,
    scores: [
      { at: START + 10_000, home: 0, away: 0, state: "1'" },
      { at: START + 60_000, home: 1, away: 0, state: "2'" },
    ],
    ...given,
  }
}
