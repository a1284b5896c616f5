import type { FeedTeam } from '../../feed'
import { knownCatalogue } from '../known/known-catalogue'
import { colorsOf, markOf } from '../looks.rules'
import { clubSlug, tokensOfName } from './club-key.rules'
import { isTownAlone } from './club-spelling.rules'
import { readClubNames, readClubSpellings } from './clubs'
import { createSpellingIndex, textOf } from './spelling-index'

export type ClubBook = {
  /** The club of a spelling in a competition of `area`; the same club for all its spellings. */
  find: (name: string, area: string) => FeedTeam
  /** The club of a spelling; null for an unknown spelling. */
  findKnown: (name: string, area: string) => FeedTeam | null
  /** Names of clubs without a Chinese name. */
  unknown: Set<string>
}

/** The country tag of a club name, such as ` (ENG)`. */
const TAG = / \(([A-Z]{3})\)$/
/** Countries with clubs in a neighbour's league: Monaco in France, Wales in England. */
const HOST: Record<string, string | undefined> = {
  mco: 'fra',
  wal: 'eng',
  can: 'usa',
  lie: 'sui',
  and: 'esp',
  smr: 'ita',
  nzl: 'aus',
}
/** Areas of international competitions: names without a tag are looked up in all countries. */
const ANYWHERE = new Set(['uef', 'fif', 'con', 'afc', 'caf', 'ofc', 'int'])

/**
 * Finds clubs by all spellings of the built-in lists and of `spellings`. A name that fits two clubs
 * of its area equally well matches neither.
 */
export function createClubBook(spellings: readonly string[][] = []): ClubBook {
  const teams = new Map(knownCatalogue().teams)
  const index = createSpellingIndex()
  fill(index, teams)
  const groups = new Map(spellings.flatMap((group) => group.map((name) => [name, group] as const)))
  const unknown = new Set<string>()

  const keyOf = (name: string, area: string): string | null => {
    const own = ANYWHERE.has(area) ? index.findAnywhere(name) : index.find(name, area)
    if (own !== null) return own
    // The name of a town alone, which some lists have, does not say which of its clubs it is.
    for (const one of (groups.get(name) ?? []).filter((other) => !isTownAlone(other, area))) {
      const key = ANYWHERE.has(area) ? index.findAnywhere(one) : index.find(one, area)
      if (key !== null) return key
    }
    return index.findShortened(name, area)
  }

  const keyIn = (
    name: string,
    area: string,
  ): { key: string | null; bare: string; home: string } => {
    const home = TAG.exec(name)?.[1]?.toLowerCase() ?? area
    const bare = name.replace(TAG, '').trim()
    const host = HOST[home]
    return { key: keyOf(bare, home) ?? (host === undefined ? null : keyOf(bare, host)), bare, home }
  }

  /** Not the key of another club whose name has the same words without its kind. */
  const freshKey = (area: string, name: string): string => {
    const key = `${area}/${clubSlug(name)}`
    return teams.has(key) ? `${area}/${tokensOfName(name).join('-')}` : key
  }

  return {
    unknown,
    findKnown: (name, area) => teams.get(keyIn(name, area).key ?? '') ?? null,
    find: (name, area) => {
      const { key, bare, home } = keyIn(name, area)
      const known = teams.get(key ?? '')
      const team = known ?? teamOf(freshKey(home, groups.get(bare)?.[0] ?? bare), bare, bare)
      if (!/\p{Script=Han}/u.test(team.nameZh)) unknown.add(bare)
      if (known) return known
      const added = teams.get(team.key)
      if (added) return added
      teams.set(team.key, team)
      index.add(bare, team.key)
      return team
    },
  }
}

function fill(index: ReturnType<typeof createSpellingIndex>, teams: Map<string, FeedTeam>): void {
  // The text of a key is a spelling too; known clubs may have no other.
  for (const key of teams.keys()) index.add(textOf(key), key)
  for (const club of readClubNames()) {
    if (!teams.has(club.key)) teams.set(club.key, teamOf(club.key, club.nameZh, club.shortZh))
    for (const name of [...club.openfootballNames, club.footballDataName, club.wyscoutName])
      if (name) index.add(name, club.key)
  }
  for (const { key, nameZh, shortZh, names } of readClubSpellings()) {
    const [first = key] = names
    if (!teams.has(key)) teams.set(key, teamOf(key, nameZh || first, shortZh || first))
    for (const name of names) index.set(name, key)
  }
}

function teamOf(key: string, nameZh: string, shortZh: string): FeedTeam {
  return { key, nameZh, shortZh, colors: colorsOf(nameZh), mark: markOf(shortZh), iso: null }
}
