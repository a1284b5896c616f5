import { type Season, seasonTable, type TableRules } from '../../../../sports/analysis'
import type { Standing } from './facts'

export type NamedStanding = Omit<Standing, 'table'> & {
  teamId: number
  scored: number
  conceded: number
}
export type Standings = { name: string; rows: NamedStanding[] }[]

/** The tables of a season with the results of the matches that count; none for a cup. */
export function standingsOf(
  season: Season,
  rules: TableRules,
  counts: (match: Season['matches'][number]) => boolean,
): Standings {
  const matches = season.matches.map((match) => (counts(match) ? match : { ...match, score: null }))
  return seasonTable({ ...season, matches }, rules).groups.map(({ name, statistic }) => ({
    name,
    rows: statistic.total,
  }))
}

/** Place of a team that has played; null without a table. */
export function standingIn(standings: Standings, teamId: number): Standing | null {
  const table = standings.find(({ rows }) => rows.some((row) => row.teamId === teamId))
  const row = table?.rows.find((one) => one.teamId === teamId)
  if (!table || !row || row.played === 0) return null
  const { position, played, won, drawn, lost, points } = row
  return { table: table.name, position, played, won, drawn, lost, points }
}
