import type { TableRow as ShownRow } from '@saidian/shared/contracts/matches'
import type { SeasonMatch } from './season-match'

/** A line of a table without its position. */
export type Line = {
  teamId: number
  played: number
  won: number
  drawn: number
  lost: number
  scored: number
  conceded: number
  points: number
}

/** A number of a line; the team with the larger one stands above. */
export type Measure = (line: Line) => number

/** How teams level on points are ordered. */
export type LevelRule<Name extends string = string> = {
  /** Its name in answers. */
  name: Name
  /** Compared first: measures of the matches among the level teams, once all are played. */
  meetings?: readonly Measure[]
  /** Meetings count even while one is to come. */
  whileOpen?: true
  /** Compared next: measures of the matches between teams of the same table. */
  within?: readonly Measure[]
  /** Compared over the whole season, in order. */
  season: readonly Measure[]
}

/** What a sport decides about its tables. */
export type TableRules<Name extends string = string> = {
  points: { win: number; draw: number; loss: number }
  /** What orders teams first; points without it. */
  rank?: Measure
  /** Rounds of a league season that do not count in its table. */
  besideTable: RegExp
  /** The rule of a league in a season; `season` is its name, such as `2024-25`. */
  levelRule: (leagueKey: string, season: string) => LevelRule<Name>
  /** Points deducted from a team in a season, mostly 0. */
  pointsDeducted: (leagueKey: string, season: string, teamKey: string | undefined) => number
  /** Conference of a team, which has its own table; null in a league without conferences. */
  conferenceOf?: (teamKey: string | undefined) => string | null
  /** What the rows of a total table show beside; they are ordered, the matches are not. */
  detailsOf?: (rows: readonly Line[], matches: readonly SeasonMatch[]) => RowDetails[]
  /** Kick-offs of one match at several sources differ by less; a day and a half without it. */
  sameMatchSeconds?: number
}

/** Figures of a row that only some sports show. */
export type RowDetails = Partial<
  Pick<ShownRow, 'percentage' | 'behind' | 'streak' | 'lastTen' | 'homeRecord' | 'awayRecord'>
>
