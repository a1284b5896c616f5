import { readTable } from '../table'

/** Chinese names of footballers by their Wyscout id. */
export function readPlayerNames(): Map<number, string> {
  const rows = readTable(new URL('./football-players.csv', import.meta.url))
  return new Map(rows.map((row) => [Number(row.wyscout_id), row.zh ?? '']))
}

/**
 * Finds the Chinese name of a footballer by a name in Latin letters, which files shorten
 * differently: all words must be in the full name, and the last one must be the surname. Null
 * without a unique match.
 */
export function createPlayerNameFinder(): (name: string) => string | null {
  const people = readTable(new URL('./football-players.csv', import.meta.url)).map((row) => ({
    tokens: new Set(tokensOf(row.full_name ?? '')),
    surname: tokensOf(row.short_name ?? '').at(-1),
    zh: row.zh ?? '',
  }))
  return (name) => {
    const tokens = tokensOf(name)
    if (tokens.length < 2) return null
    const fitting = people.filter(
      (one) => one.surname === tokens.at(-1) && tokens.every((token) => one.tokens.has(token)),
    )
    const [first, ...others] = new Set(fitting.map(({ zh }) => zh))
    return first && others.length === 0 ? first : null
  }
}

function tokensOf(name: string): string[] {
  return name.split(/\s+/).filter((token) => token !== '')
}

export type NationName = { nameZh: string; iso: string }

/** National teams of countries with an ISO code, by their English names. */
export function readNationNames(): Map<string, NationName> {
  const rows = readTable(new URL('../nations/national-teams.csv', import.meta.url))
  return new Map(
    rows.flatMap(({ name = '', zh = '', iso = '', since = '' }) =>
      iso === '' || since !== '' ? [] : [[name, { nameZh: zh, iso }] as const],
    ),
  )
}
