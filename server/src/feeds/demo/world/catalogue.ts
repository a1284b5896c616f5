import { readTable } from '../../catalogue'
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

/** The league in the shape of the feed. */
export function feedLeague(league: DemoLeague): FeedLeague {
  const { key, nameZh, shortZh, letter, areaKey, areaZh, color, level, kind } = league
  return { key, nameZh, shortZh, letter, areaKey, areaZh, color, level, kind }
}

/** Youth leagues play with the clubs of a league above them. */
const YOUTH: Record<string, { of: string; suffix: string }> = {
  'chn.u21': { of: 'chn.1', suffix: 'U21' },
}

/** Cups draw their 32 clubs from the leagues of the same area. */
const CUP_SIZE = 32

export function readCatalogue(seed: string): DemoLeague[] {
  const clubs = readClubs()
  return readTable(new URL('../data/leagues.csv', import.meta.url)).map((row) => {
    const key = row.key ?? ''
    const kind = row.kind === '2' ? 2 : 1
    return {
      key,
      nameZh: row.nameZh ?? '',
      shortZh: row.shortZh ?? '',
      letter: row.letter ?? '',
      areaKey: row.areaKey ?? '',
      areaZh: row.areaZh ?? '',
      color: row.color ?? '',
      level: Number(row.level),
      kind,
      hours: row.hours ?? '',
      startMonth: Number(row.startMonth),
      names: row.names ?? '',
      goals: Number(row.goals),
      teams: kind === 2 ? cupEntrants(key, clubs, seed) : leagueTeams(key, clubs),
    }
  })
}

function readClubs(): Map<string, FeedTeam[]> {
  const byLeague = new Map<string, FeedTeam[]>()
  for (const row of readTable(new URL('../data/clubs.csv', import.meta.url))) {
    const league = byLeague.get(row.league ?? '') ?? []
    league.push({
      key: row.key ?? '',
      nameZh: row.nameZh ?? '',
      shortZh: row.shortZh ?? '',
      colors: [row.color ?? '', row.second ?? ''],
      mark: row.mark ?? '',
      iso: null,
    })
    byLeague.set(row.league ?? '', league)
  }
  return byLeague
}

function leagueTeams(key: string, clubs: Map<string, FeedTeam[]>): FeedTeam[] {
  const youth = YOUTH[key]
  if (!youth) return clubs.get(key) ?? []
  return (clubs.get(youth.of) ?? []).map((team) => ({
    ...team,
    key: `${team.key}-${youth.suffix.toLowerCase()}`,
    nameZh: `${team.nameZh}${youth.suffix}`,
    shortZh: `${team.shortZh}${youth.suffix}`,
  }))
}

/** All clubs of the first league and a draw from those below. */
function cupEntrants(key: string, clubs: Map<string, FeedTeam[]>, seed: string): FeedTeam[] {
  const area = key.split('.')[0]
  const first = clubs.get(`${area}.1`) ?? []
  const below = [...clubs]
    .filter(([league]) => league.startsWith(`${area}.`) && league !== `${area}.1`)
    .flatMap(([, teams]) => teams)
  return [...first, ...shuffled(below, randomFrom(`${seed}/${key}`))].slice(0, CUP_SIZE)
}
