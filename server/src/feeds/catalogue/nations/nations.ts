import type { FeedTeam } from '../../feed'
import { tokensOfName } from '../clubs/club-key.rules'
import { colorsOf, markOf } from '../looks.rules'
import { readTable } from '../table'

export type NationBook = {
  /**
   * The national team of an English name of any year; null for an unknown name. `year` selects the
   * team of a name that two states had: the Yugoslavia of 1998 is Serbia.
   */
  find: (name: string, year?: number) => FeedTeam | null
}

type Entry = { team: FeedTeam; since: number }

/**
 * National teams under one key for all spellings, such as `nation/br`, with the country code for
 * the flag. A state that FIFA counts as the same member under a new name is one team (Zaire, Soviet
 * Union, West Germany). A former state such as East Germany or Czechoslovakia is a team of its own.
 */
export function createNationBook(): NationBook {
  const entries = new Map<string, Entry[]>()
  for (const { name = '', zh = '', iso = '', key = '', since = '' } of readTable(
    new URL('./national-teams.csv', import.meta.url),
  )) {
    const look = { nameZh: zh, shortZh: zh, colors: colorsOf(zh), mark: markOf(zh) }
    const team = { key: `nation/${key || iso.toLowerCase()}`, ...look, iso: iso || null }
    const spelling = spellingOf(name)
    const known = entries.get(spelling) ?? []
    entries.set(spelling, [...known, { team, since: Number(since) }])
  }
  return {
    find: (name, year = 0) => {
      const fitting = (entries.get(spellingOf(name)) ?? []).filter(({ since }) => since <= year)
      return fitting.sort((a, b) => b.since - a.since)[0]?.team ?? null
    },
  }
}

/** Equal for `Côte d'Ivoire` and `Cote d’Ivoire`, `St. Lucia` and `Saint Lucia`, `&` and `and`. */
function spellingOf(name: string): string {
  return tokensOfName(name)
    .map((token) => (token === 'st' ? 'saint' : token))
    .join(' ')
}
