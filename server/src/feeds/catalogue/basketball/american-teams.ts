import { readTable } from '../table'

/** A team of NBA or WNBA under the numbers and names of the files of its league. */
export type AmericanTeam = {
  id: number
  /** Canonical, such as `nba/boston-celtics`; its first part is the key of the league. */
  key: string
  abbreviation: string
  name: string
  /** Name in files of odds, such as `GoldenState`; empty without such files. */
  oddsName: string
  /** IANA time zone of its home games. */
  zone: string
}

export function readAmericanTeams(): AmericanTeam[] {
  return readTable(new URL('./american-teams.csv', import.meta.url)).map((row) => ({
    id: Number(row.id),
    key: row.key ?? '',
    abbreviation: row.abbreviation ?? '',
    name: row.name ?? '',
    oddsName: row.odds_name ?? '',
    zone: row.zone ?? '',
  }))
}
