import type { FeedLeague } from '../../feed'
import { knownCatalogue } from '../known/known-catalogue'
import { colorsOf } from '../looks.rules'
import { type LeagueName, readLeagueNames } from './leagues'

const known = knownCatalogue().leagues
const names = new Map(readLeagueNames().map((name) => [name.key, name]))

/** The league of a key such as `eng.1`, equal for all imports; null for an unknown key. */
export function leagueOf(key: string): FeedLeague | null {
  const name = names.get(key)
  return known.get(key) ?? (name ? namedLeague(name) : null)
}

/** International competitions and national cups are cups. */
const CUPS = /^(uefa|conmebol|fifa|afc|caf|concacaf|ofc|int)\.|\.(cup|lc)$/
const FRIENDLY = 'int.fr'
/** First divisions that are not known have level 2, all lower divisions level 3. */
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
