import {
  type KnownClubs,
  readKnownClubs,
  readKnownLeagues,
  readTable,
  teamsOfLeague,
} from '../../catalogue'
import type { FeedLeague, FeedTeam } from '../../feed'
import { randomFrom, shuffled } from '../../random'

export type DemoLeague = FeedLeague & {
  /** Region whose kick-off times the league uses. */
  hours: string
  /** January to June; the league's other season starts six months later. */
  startMonth: number
  /** Style of the invented names. */
  names: string
  /** Goals expected in a match. */
  goals: number
  /** Strongest first. */
  teams: FeedTeam[]
}

/** Cups draw their 32 clubs from the leagues of the same area. */
const CUP_SIZE = 32

/** Every known league as the demo plays it. Throws for a known league without demo data. */
export function readCatalogue(seed: string): DemoLeague[] {
  const clubs = readKnownClubs()
  const seasons = readTable(new URL('../data/leagues.csv', import.meta.url))
  const seasonOf = new Map(seasons.map((row) => [row.key, row]))
  return readKnownLeagues().map((league) => {
    const row = seasonOf.get(league.key)
    if (!row) throw new Error(`no demo data of league ${league.key}`)
    return {
      ...league,
      hours: row.hours ?? '',
      startMonth: Number(row.startMonth),
      names: row.names ?? '',
      goals: Number(row.goals),
      teams:
        league.kind === 2 ? cupEntrants(league.key, clubs, seed) : teamsOfLeague(league.key, clubs),
    }
  })
}

/** All clubs of the first league and a draw from those below. */
function cupEntrants(key: string, clubs: KnownClubs, seed: string): FeedTeam[] {
  const area = key.split('.')[0]
  const first = clubs.get(`${area}.1`) ?? []
  const below = [...clubs]
    .filter(([league]) => league.startsWith(`${area}.`) && league !== `${area}.1`)
    .flatMap(([, teams]) => teams)
  return [...first, ...shuffled(below, randomFrom(`${seed}/${key}`))].slice(0, CUP_SIZE)
}
