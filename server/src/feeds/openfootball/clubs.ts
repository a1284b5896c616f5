import { knownCatalogue } from '../demo'
import type { FeedTeam } from '../feed'
import { clubSlug, colorsOf, markOf, readClubNames, readTable } from '../names-zh'

export type ClubBook = {
  /** The club of a spelling in a competition of `area`; the same club for all its spellings. */
  find: (name: string, area: string) => FeedTeam
  /** Spellings that no list knows: their clubs go by the name of the file. */
  unknown: Set<string>
}

/** Countries as the tags of club names write them, where that is not the area's own key. */
const TAG = / \(([A-Z]{3})\)$/

/** Finds clubs by our own aliases, the Chinese name list, the clubs of the demo world and further groups of spellings, in this order. */
export function createClubBook(spellings: readonly string[][] = []): ClubBook {
  const teams = new Map(knownCatalogue().teams)
  const keys = new Map<string, string>()
  for (const club of readClubNames()) {
    if (!teams.has(club.key)) teams.set(club.key, teamOf(club.key, club.nameZh, club.shortZh))
    for (const name of [...club.openfootballNames, club.footballDataName])
      if (name) keys.set(`${club.area} ${name}`, club.key)
  }
  for (const { name = '', key = '', zh = '', short = '' } of readTable(
    new URL('./aliases.csv', import.meta.url),
  )) {
    keys.set(`${key.slice(0, 3)} ${name}`, key)
    if (!teams.has(key)) teams.set(key, teamOf(key, zh, short))
  }
  const groups = new Map(spellings.flatMap((group) => group.map((name) => [name, group] as const)))
  const unknown = new Set<string>()

  const keyOf = (name: string, area: string) => {
    const listed = [name, ...(groups.get(name) ?? [])].map((spelling) => keys.get(`${area} ${spelling}`))
    return listed.find((key) => key !== undefined) ?? `${area}/${clubSlug(name)}`
  }

  return {
    unknown,
    find: (name, area) => {
      const tag = TAG.exec(name)?.[1]?.toLowerCase()
      const bare = name.replace(TAG, '')
      const home = tag ?? area
      // Some countries' clubs play in a neighbour's league: Monaco in France, Wrexham in England.
      const key = [home, HOST[home]]
        .filter((one) => one !== undefined)
        .map((one) => keyOf(bare, one))
        .find((one) => teams.has(one))
      const team = teams.get(key ?? '')
      if (team) return team
      unknown.add(bare)
      const stranger = teamOf(keyOf(bare, home), bare, bare)
      teams.set(stranger.key, stranger)
      return stranger
    },
  }
}

const HOST: Record<string, string | undefined> = { mco: 'fra', wal: 'eng', can: 'usa' }

function teamOf(key: string, nameZh: string, shortZh: string): FeedTeam {
  return { key, nameZh, shortZh, colors: colorsOf(nameZh), mark: markOf(shortZh), iso: null }
}
