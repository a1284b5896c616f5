import type { RoomEvent } from '@saidian/shared/contracts/rooms'

/** Messages that a viewer of a conversation gets at most. */
export const MAX_A_SECOND = 20
/** So that twenty do not come at once, and a second of silence after them. */
const MAX_A_HALF = 10

/**
 * A tenth longer than the second and its half: two events may arrive closer to each other than they
 * were sent.
 */
const SECOND_MS = 1_100
const HALF_MS = 550

/** What the viewers of a conversation got in the last second, and what was left out since. */
export type Pace = {
  /** Times in milliseconds of the database, and the messages that came then; oldest first. */
  shown: readonly (readonly [number, number])[]
  leftOut: number
}

/** How many messages may be shown now, beside `others`: gifts and entrances of the last second. */
export function freeMessages({ shown }: Pace, nowMs: number, others: number): number {
  const since = (ms: number) =>
    shown
      .filter(([at]) => at > nowMs - ms && at <= nowMs)
      .reduce((sum, [, count]) => sum + count, 0)
  return Math.max(
    0,
    Math.min(MAX_A_SECOND - others - since(SECOND_MS), MAX_A_HALF - since(HALF_MS)),
  )
}

/** The pace after `count` messages were shown. A time in the future is of a clock moved back. */
export function withShown(pace: Pace, nowMs: number, count: number, leftOut: number): Pace {
  const recent = pace.shown.filter(([at]) => at > nowMs - SECOND_MS && at <= nowMs)
  return { shown: count > 0 ? [...recent, [nowMs, count]] : recent, leftOut }
}

/** What counts in an event of a room before its messages. */
export function countOthers({ gifts = [], entered = [], acts = [] }: Partial<RoomEvent>): number {
  return gifts.length + entered.length + acts.length
}

export type Ranked = { role: number; noble: number }

/** The `free` of them that viewers get: anchor, managers, nobles first; their order stays. */
export function chooseShown<Message extends Ranked>(
  messages: readonly Message[],
  free: number,
): Message[] {
  if (messages.length <= free) return [...messages]
  const byRank = messages
    .map((message, place) => ({ message, place }))
    .sort(
      (a, b) =>
        b.message.role - a.message.role || b.message.noble - a.message.noble || a.place - b.place,
    )
  const chosen = byRank.slice(0, free).sort((a, b) => a.place - b.place)
  return chosen.map(({ message }) => message)
}
