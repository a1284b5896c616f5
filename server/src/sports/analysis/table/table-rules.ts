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
  /** Compared over the whole season, in order. */
  season: readonly Measure[]
}

/** What a sport decides about its tables. */
export type TableRules<Name extends string = string> = {
  points: { win: number; draw: number; loss: number }
  /** Rounds of a league season that do not count in its table. */
  besideTable: RegExp
  /** The rule of a league in a season; `season` is its name, such as `2024-25`. */
  levelRule: (leagueKey: string, season: string) => LevelRule<Name>
  /** Points deducted from a team in a season, mostly 0. */
  pointsDeducted: (leagueKey: string, season: string, teamKey: string | undefined) => number
}
