import { readTable } from '../table'

/** Where a team plays in its league; empty in leagues without conferences and divisions. */
export type TeamPlace = { key: string; conference: string; division: string }

export function teamPlaces(): TeamPlace[] {
  return readTable(new URL('./teams.csv', import.meta.url)).map((row) => ({
    key: row.key ?? '',
    conference: row.conference ?? '',
    division: row.division ?? '',
  }))
}
