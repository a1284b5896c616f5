import {
  REPLAY_WINDOW_MS,
  type ReplayScore,
  type RoomMessage,
} from '@saidian/shared/contracts/rooms'

/** Start of the window of messages that a moment lies in. */
export function windowOf(ms: number): number {
  return Math.floor(Math.max(0, ms) / REPLAY_WINDOW_MS) * REPLAY_WINDOW_MS
}

/** The score as it stood at a moment of the recording; null before the first one. */
export function scoreAt(scores: readonly ReplayScore[], atMs: number): ReplayScore | null {
  return scores.findLast(({ at }) => at <= atMs) ?? null
}

/** Messages that were said after one moment and up to another. */
export function saidBetween(
  messages: readonly RoomMessage[],
  afterMs: number,
  untilMs: number,
): readonly RoomMessage[] {
  return messages.filter(({ at }) => at * 1000 > afterMs && at * 1000 <= untilMs)
}
