import { readTable } from '../table'

/** Chinese names of players by their number in the NBA's files. */
export function readNbaPlayerNames(): Map<number, string> {
  const rows = readTable(new URL('./nba-players.csv', import.meta.url))
  return new Map(rows.map((row) => [Number(row.person_id), row.zh ?? '']))
}
