import { countIn, type FileReport, leagueOf, type ToldMatch, type ToldSeason } from '../imports'
import type { Archive, Recording } from '../replay/archive'
import { catalogueOf, fixtureOf } from '../replay/catalogue'
import { venueName } from '../replay/venues'
import type { ArchiveMatch } from './archive-files'
import { sheetIncidents, sheetState, sidesOf } from './match-sheet.rules'
import type { RecordedPlay } from './recorded-play'

export type SheetMatch = ToldMatch & {
  sides: NonNullable<ReturnType<typeof sidesOf>>
  venue: string | null
  play: RecordedPlay | null
}
export type Competition = {
  competition: string
  matches: ArchiveMatch[]
  teams: Archive['teams']
  plays: ReadonlyMap<number, RecordedPlay>
  nameOf: (wyId: number) => string | null
}

/** Seasons of one competition under the keys that a replay of it has too. */
export function competitionSeasons(
  { competition, matches, teams, plays, nameOf }: Competition,
  report: FileReport,
): ToldSeason<SheetMatch>[] {
  const recordings = matches.map((match) => recordingOf(match, competition))
  const archive: Archive = { recordings, teams, players: new Map() }
  const catalogue = catalogueOf(archive)
  const seasons = new Map<string, SheetMatch[]>()
  for (const [index, match] of matches.entries()) {
    const recording = recordings[index]
    const sides = sidesOf(match)
    const kickoffAt = Date.parse(`${match.dateutc.replace(' ', 'T')}Z`) / 1000
    if (!recording || !sides || Number.isNaN(kickoffAt)) {
      countIn(report.skipped, sides ? 'no readable date' : 'not two sides', `match ${match.wyId}`)
      continue
    }
    const { homeKey, awayKey, round, neutral, seasonKey } = fixtureOf(archive, recording, kickoffAt)
    const play = plays.get(match.wyId)
    if (play) countIn(report.notes, 'with recorded play')
    const told = {
      ...{ homeKey, awayKey, kickoffAt, round, neutral },
      state: play?.state ?? sheetState(sides, match),
      incidents: play?.incidents ?? sheetIncidents(sides, match, nameOf),
      ...(play && { statistics: play.statistics }),
    }
    const venue = venueName(match.venue)
    seasons.set(seasonKey, [...(seasons.get(seasonKey) ?? []), { ...told, sides, venue, play: play ?? null }])
  }
  return catalogue.seasons.flatMap((season) => {
    const league = leagueOf(season.leagueKey)
    const found = seasons.get(season.key) ?? []
    return league
      ? [{ league, name: season.name, teams: teamsOf(found, catalogue.teams), matches: found }]
      : []
  })
}

function recordingOf(match: ArchiveMatch, competition: string): Recording {
  return { match, events: [], competition, kickoffUtc: match.dateutc }
}

function teamsOf(matches: SheetMatch[], teams: ToldSeason['teams']): ToldSeason['teams'] {
  const keys = new Set(matches.flatMap(({ homeKey, awayKey }) => [homeKey, awayKey]))
  return teams.filter(({ key }) => keys.has(key))
}
