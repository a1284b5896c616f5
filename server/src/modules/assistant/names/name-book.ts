import { createFreshCache } from '../../../platform/cache'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { folded } from '../../../platform/text-filter'
import { createNameFinder } from '../../news'
import { type NamedRow, readNamedRows } from './names.repository'
import { nicknamesOf } from './nicknames'

/** What a question names: a team, league or player, with the name that pages show. */
export type Subject = {
  kind: 'team' | 'league' | 'player'
  sport: number
  id: number
  name: string
  teamId: number | null
  weight: number
}

/** A name in a question, with all that it may mean, the likeliest first. */
export type Mention = { start: number; end: number; meanings: readonly Subject[] }

export type NameBook = {
  find: (text: string) => Mention[]
  team: (id: number) => Subject | null
}

export type ReadNames = () => Promise<NameBook>

/** New teams and players are known after this time. */
const LIFE_MS = 300_000
/** Names of teams that are usual words in questions. */
const ORDINARY = new Set(['大分', '主场', '客场', '联赛', '比赛', '足球', '篮球', '国际'])
const ORDER = { team: 0, league: 1, player: 2 }

/** All names of the product's own data, with nicknames; letters of any case. */
export function createReadNames({ db, clock }: { db: Db; clock: Clock }): ReadNames {
  const books = createFreshCache<NameBook>(clock, 1)
  return () => books.get('', LIFE_MS, async () => nameBook(await readNamedRows(db, clock.now())))
}

function nameBook(rows: readonly NamedRow[]): NameBook {
  const subjects = new Map<string, Subject>()
  const named = rows.flatMap((row) => {
    const { kind, sport, id, teamId, weight } = row
    const name = row.names[1] || row.names[0]
    subjects.set(`${kind} ${id}`, { kind, sport, id, name, teamId, weight })
    return namesOf(row).map((each) => ({ kind, sport, id, teamId, name: each }))
  })
  const find = createNameFinder(named)
  return {
    team: (id) => subjects.get(`team ${id}`) ?? null,
    find: (text) =>
      find(folded(text)).map(({ start, end, meanings }) => ({
        start,
        end,
        meanings: meanings
          .flatMap(({ kind, id }) => subjects.get(`${kind} ${id}`) ?? [])
          .sort((a, b) => b.weight - a.weight || ORDER[a.kind] - ORDER[b.kind] || a.id - b.id),
      })),
  }
}

/** manchester united of `eng/manchester-united`; short ones are usual words. */
function englishNames(kind: string, key: string): string[] {
  const words = /^[a-z]+\/([a-z][a-z-]{4,})$/.exec(key)?.[1]?.replaceAll('-', ' ')
  return kind === 'team' && words ? [words] : []
}

/** A player is also called by the last part of the name: 哈兰德 of 埃尔林·哈兰德. */
function namesOf({ kind, key, names }: NamedRow): string[] {
  const last = kind === 'player' ? names.flatMap((name) => name.split('·').at(-1) ?? []) : []
  const all = [...names, ...last, ...englishNames(kind, key), ...nicknamesOf(kind, key)].map(folded)
  return [...new Set(all)].filter((name) => name !== '' && !ORDINARY.has(name))
}
