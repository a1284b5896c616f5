import type { MatchState, MatchUpdate, Progress } from '../match-state'

/** A match may resume this much before its new start. */
const EARLY_S = 15 * 60
/** Phase of a match that has not started. */
const FIRST_PHASE = 1

/** What the statuses of a sport mean for the course of a match. */
export type CourseStatuses = {
  /** Phases from the fixture, 1, to the end of a match. */
  phases: ReadonlyMap<number, number>
  /** Not played at its time, but later; only a match that has not started. */
  putOff: readonly number[]
  interrupted: number
  abandoned: number
  isOver: (status: number) => boolean
}

export type StatusCourse = {
  /** Phase of a status; null for postponed, interrupted, … and for an unknown number. */
  phaseOf: (status: number) => number | null
  /**
   * Whether a match may go from `from` to `status` without a correction; `reached` is its furthest
   * phase. The relation is transitive, because messages get lost: from the fixture to the end is as
   * legal as through every phase.
   */
  mayMove: (from: { status: number; reached: number }, status: number) => boolean
  /** `mayMove` for a message; an abandoned match moves again from its new date on. */
  mayAdvance: <State extends MatchState>(
    known: Progress<State>,
    update: MatchUpdate<State>,
  ) => boolean
  /**
   * Whether an abandoned match will resume: its fixture was moved to a time after it was abandoned.
   * All times in seconds since 1970; `at` is when the source reported it abandoned.
   */
  awaitsResumption: (match: { status: number; at: number; kickoffAt: number }) => boolean
  /** The time of the first message that a match is abandoned: a later date of it resumes it. */
  since: <State extends MatchState>(known: Progress<State>, update: MatchUpdate<State>) => number
}

/** The legal moves between the statuses of a sport. */
export function createStatusCourse(statuses: CourseStatuses): StatusCourse {
  const { phases, putOff, interrupted, abandoned, isOver } = statuses
  const phaseOf = (status: number) => phases.get(status) ?? null
  const mayMove: StatusCourse['mayMove'] = (from, status) => {
    if (status === from.status) return true
    if (isOver(from.status)) return false
    const phase = phaseOf(status)
    if (phase !== null) return phase >= from.reached
    // A match that has started can be interrupted or abandoned, but no longer postponed.
    return !putOff.includes(status) || from.reached <= FIRST_PHASE
  }
  const awaitsResumption: StatusCourse['awaitsResumption'] = ({ status, at, kickoffAt }) =>
    status === abandoned && kickoffAt > at
  return {
    phaseOf,
    mayMove,
    awaitsResumption,
    mayAdvance: ({ state, reached, at: since, kickoffAt }, { at, state: next }) => {
      const { status } = state
      const isResumed =
        awaitsResumption({ status, at: since, kickoffAt }) && at >= kickoffAt - EARLY_S
      // A resumed match counts as interrupted.
      return mayMove({ status: isResumed ? interrupted : status, reached }, next.status)
    },
    since: (known, { at, state }) => {
      const isStillAbandoned = known.state.status === abandoned && state.status === abandoned
      return isStillAbandoned ? known.at : at
    },
  }
}
