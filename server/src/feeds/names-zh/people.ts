import { readTable } from './table'

/** Chinese names of footballers by their Wyscout id. */
export function readPlayerNames(): Map<number, string> {
  const rows = readTable(new URL('./football-players.csv', import.meta.url))
  return new Map(rows.map((row) => [Number(row.wyscout_id), row.zh ?? '']))
}

/** Chinese names of footballers by their full name in Latin letters. */
export function readFullNames(): Map<string, string> {
  const rows = readTable(new URL('./football-players.csv', import.meta.url))
  return new Map(rows.map((row) => [row.full_name ?? '', row.zh ?? '']))
}

export type NationName = { nameZh: string; iso: string }

/** National teams by their English name. */
export function readNationNames(): Map<string, NationName> {
  const rows = readTable(new URL('./national-teams.csv', import.meta.url))
  return new Map(rows.map((row) => [row.name ?? '', { nameZh: row.zh ?? '', iso: row.iso ?? '' }]))
}
