import { readTable } from './table'

/** Chinese names of footballers by their Wyscout id. */
export function readPlayerNames(): Map<number, string> {
  const rows = readTable(new URL('./football-players.csv', import.meta.url))
  return new Map(rows.map((row) => [Number(row.wyscout_id), row.zh ?? '']))
}

/**
 * Finds the Chinese name of a footballer by his name in Latin letters. Files shorten long names in their own ways: all
 * words of the name must stand in the full name, and the last one must be his surname. Null when nobody or several fit.
 */
export function createPlayerNameFinder(): (name: string) => string | null {
  const people = readTable(new URL('./football-players.csv', import.meta.url)).map((row) => ({
    words: new Set(wordsOf(row.full_name ?? '')),
    surname: wordsOf(row.short_name ?? '').at(-1),
    zh: row.zh ?? '',
  }))
  return (name) => {
    const words = wordsOf(name)
    if (words.length < 2) return null
    const fitting = people.filter(
      (one) => one.surname === words.at(-1) && words.every((word) => one.words.has(word)),
    )
    const [first, ...others] = new Set(fitting.map(({ zh }) => zh))
    return first && others.length === 0 ? first : null
  }
}

function wordsOf(name: string): string[] {
  return name.split(/\s+/).filter((word) => word !== '')
}

export type NationName = { nameZh: string; iso: string }

/** National teams of countries with a code of their own, by their English names. */
export function readNationNames(): Map<string, NationName> {
  const rows = readTable(new URL('./national-teams.csv', import.meta.url))
  return new Map(
    rows.flatMap(({ name = '', zh = '', iso = '', since = '' }) =>
      iso === '' || since !== '' ? [] : [[name, { nameZh: zh, iso }] as const],
    ),
  )
}
