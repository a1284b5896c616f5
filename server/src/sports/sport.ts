import type { Reason } from '@saidian/shared/contracts/http'
import type { TimelineStore } from './ingest/match/timeline-store'
import type { MatchRow, RowRules } from './match-row'
import type { MatchState, StateField, StateRules } from './match-state'

/**
 * What the machinery of matches asks of a sport. The module of a sport fills one such description,
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
  errors: SportErrors
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

export type SportErrors = { noSuchMatch: Reason; noSuchLeague: Reason; dateOutOfRange: Reason }

export type SportStatuses = {
  notStarted: number
  finished: number
  /** Ended: finished, or ended in another way that no longer changes by itself. */
  over: readonly number[]
  isInPlay: (status: number) => boolean
}

export type IncidentRules = {
  /** Whether lists announce incidents of this type. */
  isAnnounced: (type: number) => boolean
  /** Whether an announced incident does not wait for the tick of the list. */
  isUrgent: (type: number) => boolean
}

/** A sport as ingest sees it. */
export type IngestedSport<State extends MatchState> = Sport & {
  states: StateRules<State>
  incidents: IncidentRules
  /** Stores incidents and statistics; a sport without it stores neither. */
  timeline?: TimelineStore
}

/** A sport as lists see it. */
export type ListedSport<Row extends MatchRow> = Sport & {
  states: { fields: Readonly<Record<string, StateField>> }
  rows: RowRules<Row>
  incidents: IncidentRules
}

/** A whole sport: with the form of its match states and of its list rows. */
export type SportOf<State extends MatchState, Row extends MatchRow> = IngestedSport<State> &
  ListedSport<Row>
