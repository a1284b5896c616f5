import type { FeedState, League, ListIncident, Team } from '@saidian/shared/contracts/matches'

/** What a list row of every sport has; times in seconds since 1970. */
export type MatchRow = {
  id: number
  /** Id of the league. */
  li: number
  round: string
  home: number
  away: number
  neutral: boolean
  kickoffAt: number
  /** Status. */
  s: number
  /** A source contradicts itself about this match; absent when it does not. */
  doubt?: boolean
  /** Grows with every accepted change of this match. */
  version: number
  source: string
  sourceAt: number
}

/** A list at one position of its topic. */
export type MatchList<Row extends MatchRow> = {
  epoch: string
  seq: number
  serverAt: number
  feed: FeedState
  leagues: League[]
  teams: Team[]
  matches: Row[]
}

/** The fields of a row that changed, with its id. */
export type RowChange<Row extends MatchRow> = { id: number } & Partial<Row>

/** An event of the topic of today's list; only what changed. */
export type ListEvent<Row extends MatchRow> = {
  serverAt: number
  feed?: FeedState
  changed?: RowChange<Row>[]
  added?: Pick<MatchList<Row>, 'leagues' | 'teams' | 'matches'>
  removed?: number[]
  incidents?: ListIncident[]
}

/** A row with the level of its league. */
export type LeveledRow<Row extends MatchRow> = { match: Row; level: number }

/** Lists of a sport: their types, what may not wait, and their form between processes. */
export type RowRules<Row extends MatchRow> = {
  types: {
    /** Whether a row is in the tab of `type`; undefined for an unknown type. */
    test: (type: number) => ((row: LeveledRow<Row>) => boolean) | undefined
    /** Types of today's list. */
    live: readonly number[]
    /** Types of the list of one day. */
    day: readonly number[]
  }
  /** Whether the filter counts a row: one whose data are wrong is on no page. */
  isCounted: (row: Row) => boolean
  /** The lotteries that a match is on; only of a sport with lotteries. */
  lotteriesOf?: (row: Row) => Partial<Record<'jc' | 'bd' | 'zc', unknown>> | undefined
  /** The score that the title of a page shows; null where there is none yet. */
  shownScore: (row: Row) => readonly [number, number] | null
  /** Fields whose change does not wait for the tick. */
  urgent: readonly (keyof Row & string)[]
  /** Values of columns that were removed: a change cannot remove a field. */
  empty: Partial<Row>
  /** Whether data from another process is a list or an event of this sport. */
  isList: (data: unknown) => data is MatchList<Row>
  isEvent: (data: unknown) => data is ListEvent<Row>
}
