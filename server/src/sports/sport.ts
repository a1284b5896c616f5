import type { Reason } from '@saidian/shared/contracts/http'
import type { MatchRow, RowRules } from './match-row'
import type { MatchState, StateRules } from './match-state'

/**
 * What the machinery of matches asks of a sport. A module of a sport fills one such description,
 * and the parts under `server/src/sports` receive it as a dependency.
 */
export type Sport = {
  /** Id in the table of sports. */
  id: number
  /** Begins the names of its tables and metrics, such as `football`. */
  key: string
  topics: {
    board: string
    match: (matchId: number) => string
    odds: (companyId: number) => string
  }
  sources: SportSources
  errors: { noSuchMatch: Reason }
  statuses: SportStatuses
  /** Start of the sports day that holds `ms` since 1970: lists turn over then. */
  dayStart: (ms: number) => number
}

export type SportSources = {
  /** Sources whose matches the lists show while a feed of this source runs. */
  shown: (feedSource: string) => string[]
  /** Sources under which a match of this source may be stored. */
  sharing: (source: string) => string[]
}

export type SportStatuses = {
  notStarted: number
  finished: number
  /** Ended: finished, or ended in another way that no longer changes by itself. */
  over: readonly number[]
  isInPlay: (status: number) => boolean
}

/** A sport with the form of its match states and of its list rows. */
export type SportOf<State extends MatchState, Row extends MatchRow> = Sport & {
  states: StateRules<State>
  rows: RowRules<Row>
}
