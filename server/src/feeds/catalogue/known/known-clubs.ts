import type { FeedTeam } from '../../feed'
import { readTable } from '../table'

/** Clubs with colours of their own by the key of their league, strongest first. */
export type KnownClubs = ReadonlyMap<string, readonly FeedTeam[]>

/** Youth leagues play with the clubs of a league above them. */
const YOUTH: Record<string, { of: string; suffix: string }> = {
  'chn.u21': { of: 'chn.1', suffix: 'U21' },
}

export function readKnownClubs(file = new URL('./clubs.csv', import.meta.url)): KnownClubs {
  const byLeague = new Map<string, FeedTeam[]>()
  for (const row of readTable(file)) {
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

/** Teams of a league, strongest first; empty for a league without known clubs, such as a cup. */
export function teamsOfLeague(key: string, clubs: KnownClubs): FeedTeam[] {
  const youth = YOUTH[key]
  if (!youth) return [...(clubs.get(key) ?? [])]
  return (clubs.get(youth.of) ?? []).map((team) => ({
    ...team,
    key: `${team.key}-${youth.suffix.toLowerCase()}`,
    nameZh: `${team.nameZh}${youth.suffix}`,
    shortZh: `${team.shortZh}${youth.suffix}`,
  }))
}
