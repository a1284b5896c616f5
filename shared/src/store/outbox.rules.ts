import type { Follow, SettingEntry, Visit } from '../contracts/personal'
import { followName } from './follows.slice'

/** Changes that wait to be sent to the account. */
export type Waiting = {
  settings: Record<string, SettingEntry>
  follows: Record<string, Follow>
  visits: Visit[]
}

export type OutboxState = Waiting & {
  /** The member; null for a visitor's changes, which go to the next login. */
  ownerId: string | null
  /**
   * Unsent changes of members who logged out: theirs alone, for their next login on this
   * device.
   */
  left: (Waiting & { ownerId: string }) | null
}

/** A longer title is truncated. */
export const MAX_TITLE = 120

/** Pages of a visitor that are remembered until a login. */
const MAX_VISITS = 100

/** More marks than anybody makes between two logins. */
const MAX_MARKS = 1_000

export const EMPTY: OutboxState = {
  ownerId: null,
  settings: {},
  follows: {},
  visits: [],
  left: null,
}

/**
 * A member is known now: what a visitor did becomes theirs, and what they had left behind comes
 * back. What another member left is not theirs.
 */
export function ownedBy(state: OutboxState, ownerId: string): OutboxState {
  if (state.ownerId === ownerId) return state
  const { left, settings, follows, visits } = state.ownerId === null ? state : withoutMember(state)
  const mine = { settings, follows, visits }
  return left?.ownerId === ownerId
    ? { ...joined(left, mine), ownerId, left: null }
    : { ...mine, ownerId, left }
}

/**
 * The login has ended. What was done in it belongs to that member, also when the server never said
 * who it was: then no one else may have it.
 */
export function withoutMember({ ownerId, left, ...waiting }: OutboxState): OutboxState {
  if (ownerId === null || isNothing(waiting)) return { ...EMPTY, left }
  return { ...EMPTY, left: { ...waiting, ownerId } }
}

function isNothing({ settings, follows, visits }: Waiting): boolean {
  return visits.length === 0 && [settings, follows].every((part) => Object.keys(part).length === 0)
}

/** Of each thing the newest. */
function joined(one: Waiting, other: Waiting): Waiting {
  const visits = newest([...one.visits, ...other.visits], ({ kind, id }) => `${kind} ${id}`)
  return {
    settings: newest(
      [...Object.values(one.settings), ...Object.values(other.settings)],
      ({ key }) => key,
    ),
    follows: latestMarks(
      newest([...Object.values(one.follows), ...Object.values(other.follows)], followName),
    ),
    visits: latestVisits(Object.values(visits).sort((a, b) => a.at - b.at)),
  }
}

function newest<One extends { at: number }>(
  all: One[],
  nameOf: (one: One) => string,
): Record<string, One> {
  return Object.fromEntries(all.sort((a, b) => a.at - b.at).map((one) => [nameOf(one), one]))
}

/** The newest visits up to the limit, oldest first. */
export function latestVisits(visits: Visit[]): Visit[] {
  return visits.slice(-MAX_VISITS)
}

/** The newest marks up to the limit; the oldest leave first. */
export function latestMarks(marks: Record<string, Follow>): Record<string, Follow> {
  const names = Object.keys(marks)
  if (names.length <= MAX_MARKS) return marks
  return Object.fromEntries(
    Object.entries(marks)
      .sort(([, a], [, b]) => a.at - b.at)
      .slice(-MAX_MARKS),
  )
}
