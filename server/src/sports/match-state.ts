import type { ColumnType } from '../platform/database'

/** The state of a match in the messages of feeds: a status, and what the sport adds. */
export type MatchState = { status: number }

/** The content of one message about a match. */
export type MatchUpdate<State extends MatchState> = {
  revision: number
  at: number
  state: State
  correction: boolean
}

/** The known progress of a match. `deferred` is the newest message that would move it backwards. */
export type Progress<State extends MatchState> = {
  revision: number
  /** Source time of the current state, or since when it holds (`StateRules.since`). */
  at: number
  /** Kick-off by the fixture; for an abandoned match, possibly the new date. */
  kickoffAt: number
  /** Furthest phase of play so far. */
  reached: number
  state: State
  deferred: MatchUpdate<State> | null
}

/** How the table `<key>_match_states` stores a field of the state. */
export type StateField = {
  column: string
  /** `time`: seconds since 1970 in messages, a timestamp in the table. */
  type: ColumnType | 'time'
  /** Name in list rows, if it is another. */
  inRow?: string
}

/** What can be true in a sport; a running feed that says something else is looked at twice. */
export type Plausibility<State extends MatchState> = {
  /** Statuses that the sport knows. */
  statuses: readonly number[]
  /**
   * What a state says against itself, such as `half above score`; null if nothing. `minutesSince`
   * measures match time up to the message.
   */
  contradictionOf: (state: State, minutesSince: (at: number) => number) => string | null
  /** The score by side; null without one. */
  scoreOf: (state: State) => readonly number[] | null
  maxScore: number
  /** How much of a side's score may be new: in one message, and for every minute before it. */
  gain: { atOnce: number; perMinute: number }
  /** The last minute that an incident may have. */
  maxMinute: number
}

/** Periods, counters and clock of a sport: how states are checked, compared and stored. */
export type StateRules<State extends MatchState> = {
  /** The fields beside the status. */
  fields: Readonly<Record<Exclude<keyof State & string, 'status'>, StateField>>
  /** The state of a fixture without any message. */
  notStarted: () => State
  /** The name of the first invalid field beside the status, or null: feeds are external. */
  faultOf: (state: State) => string | null
  /** Place of a status in the course of a match, from 1; null outside it, such as postponed. */
  phaseOf: (status: number) => number | null
  /** Whether a newer message may be accepted that is no correction. */
  isForward: (known: Progress<State>, update: MatchUpdate<State>) => boolean
  plausibility: Plausibility<State>
  /** Source time to store with an accepted message. */
  since: (known: Progress<State>, update: MatchUpdate<State>) => number
}
