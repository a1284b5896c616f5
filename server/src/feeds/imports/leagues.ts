import { knownCatalogue } from '../demo'
import type { FeedLeague } from '../feed'
import { colorsOf, type LeagueName, readLeagueNames } from '../names-zh'

const known = knownCatalogue().leagues
const names = new Map(readLeagueNames().map((name) => [name.key, name]))

/** The league of a key such as `eng.1`, with one look for all imports; null when no list names it. */
export function leagueOf(key: string): FeedLeague | null {
  const name = names.get(key)
  return known.get(key) ?? (name ? namedLeague(name) : null)
}

/** Competitions of many countries and cups of one are cups, friendlies are friendlies, all others leagues. */
const CUPS = /^(uefa|conmebol|fifa|afc|caf|concacaf|ofc|int)\.|\.(cup|lc)$/
const FRIENDLY = 'int.fr'
/** First leagues that the demo does not play come second in lists, all below them third. */
const LOWEST_LEVEL = 3

export function namedLeague(
  name: Pick<LeagueName, 'key' | 'nameZh' | 'shortZh' | 'letter' | 'areaZh'>,
): FeedLeague {
  const { key, nameZh, shortZh, letter, areaZh } = name
  const kind = key === FRIENDLY ? 3 : CUPS.test(key) ? 2 : 1
  const [areaKey = key, place = ''] = key.split('.')
  const level = /^\d$/.test(place) ? Math.min(Number(place) + 1, LOWEST_LEVEL) : 1
  return { key, nameZh, shortZh, letter, areaKey, areaZh, color: colorsOf(key)[0], level, kind }
}
