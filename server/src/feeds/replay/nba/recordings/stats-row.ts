import Type, { type Static } from 'typebox'

/** The columns of a row of stats.nba.com's play-by-play, as text; CSV and JSON files have them. */
const STATS_COLUMNS = [
  'EVENTNUM',
  'EVENTMSGTYPE',
  'EVENTMSGACTIONTYPE',
  'PERIOD',
  'WCTIMESTRING',
  'PCTIMESTRING',
  'HOMEDESCRIPTION',
  'VISITORDESCRIPTION',
  'PERSON1TYPE',
  'PLAYER1_ID',
  'PLAYER1_NAME',
  'PLAYER1_TEAM_ID',
  'PERSON2TYPE',
  'PLAYER2_ID',
  'PLAYER2_NAME',
  'PLAYER2_TEAM_ID',
  'PERSON3TYPE',
  'PLAYER3_ID',
  'PLAYER3_NAME',
  'PLAYER3_TEAM_ID',
] as const

export type StatsRow = Record<(typeof STATS_COLUMNS)[number], string>

/** The shape of every JSON answer of stats.nba.com. */
export const StatsTables = Type.Object({
  resultSets: Type.Array(
    Type.Object({
      name: Type.String(),
      headers: Type.Array(Type.String()),
      rowSet: Type.Array(Type.Array(Type.Union([Type.String(), Type.Number(), Type.Null()]))),
    }),
  ),
})
export type StatsTables = Static<typeof StatsTables>

/** Rows of the table `name`, each value as text; empty for null. */
export function tableRows({ resultSets }: StatsTables, name: string): Record<string, string>[] {
  const table = resultSets.find((one) => one.name === name)
  return (table?.rowSet ?? []).map((cells) =>
    Object.fromEntries(
      (table?.headers ?? []).map((header, index) => [header, `${cells[index] ?? ''}`]),
    ),
  )
}

/** The row with the columns that plays need; throws when one is missing. */
export function statsRow(row: Record<string, string>): StatsRow {
  const missing = STATS_COLUMNS.filter((name) => row[name] === undefined)
  if (missing.length > 0) throw new Error(`has no column ${missing.join(', ')}`)
  return row as StatsRow
}
