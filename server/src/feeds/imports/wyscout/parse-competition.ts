import { leagueOf } from '../../catalogue'
import type { Archive, Recording } from '../../replay/wyscout/archive/archive'
import { sheetIncidents, sheetState, sidesOf } from '../../replay/wyscout/archive/match-sheet.rules'
import type { WyscoutMatch } from '../../replay/wyscout/archive/shapes'
import { catalogueOf, fixtureOf } from '../../replay/wyscout/catalogue/catalogue'
import { venueName } from '../../replay/wyscout/catalogue/venues'
import { countIn, type FileReport, type ParsedMatch, type ParsedSeason, reject } from '..'
import type { Placed } from './archive-files'
import type { RecordedPlay } from './recorded-play'

export type SheetMatch = ParsedMatch & {
  wyId: number
  sides: NonNullable<ReturnType<typeof sidesOf>>
  play: RecordedPlay | null
}
export type Competition = {
  competition: string
  rows: Placed<WyscoutMatch>[]
  teams: Archive['teams']
  plays: ReadonlyMap<number, RecordedPlay>
  nameOf: (wyId: number) => string | null
}

/** Seasons of one competition, under the same keys as in a replay. */
export function competitionSeasons(
  { competition, rows, teams, plays, nameOf }: Competition,
  report: FileReport,
): ParsedSeason<SheetMatch>[] {
  const valid = validRows(rows, teams, report)
  const recordings = valid.map(({ match }) => recordingOf(match, competition))
  const archive: Archive = { recordings, teams, players: new Map() }
  const catalogue = catalogueOf(archive)
  const seasons = new Map<string, SheetMatch[]>()
  for (const { line, match, sides, kickoffAt } of valid) {
    const recording = recordingOf(match, competition)
    const { homeKey, awayKey, round, neutral, seasonKey } = fixtureOf(archive, recording, kickoffAt)
    const play = plays.get(match.wyId)
    if (play) countIn(report.notes, 'with recorded play')
    const venue = venueName(match.venue)
    const parsed = {
      from: { file: report.file, line },
      homeKey,
      awayKey,
      kickoffAt,
      round,
      neutral,
      state: play?.state ?? sheetState(sides, match),
      incidents: play?.incidents ?? sheetIncidents(sides, match, nameOf),
      ...(play && { statistics: play.statistics }),
      ...(venue && { facts: { venue } }),
    }
    const one = { ...parsed, wyId: match.wyId, sides, play: play ?? null }
    seasons.set(seasonKey, [...(seasons.get(seasonKey) ?? []), one])
  }
  return catalogue.seasons.flatMap((season) => {
    const league = leagueOf(season.leagueKey)
    const found = seasons.get(season.key) ?? []
    if (league)
      return [{ league, name: season.name, teams: teamsOf(found, catalogue.teams), matches: found }]
    for (const { from } of found)
      reject(report, from?.line ?? null, 'no league for its competition')
    return []
  })
}

type ValidRow = { line: number; match: WyscoutMatch; sides: SheetMatch['sides']; kickoffAt: number }

function validRows(
  rows: Placed<WyscoutMatch>[],
  teams: Archive['teams'],
  report: FileReport,
): ValidRow[] {
  return rows.flatMap(({ line, row: match }) => {
    const sides = sidesOf(match)
    const kickoffAt = Date.parse(`${match.dateutc.replace(' ', 'T')}Z`) / 1000
    const areKnown = Object.values(match.teamsData).every(({ teamId }) => teams.has(teamId))
    if (sides && areKnown && !Number.isNaN(kickoffAt)) return [{ line, match, sides, kickoffAt }]
    const why = !sides
      ? 'not two sides'
      : areKnown
        ? 'no readable date'
        : 'a team that teams.json lacks'
    reject(report, line, why, `match ${match.wyId}`)
    return []
  })
}

function recordingOf(match: WyscoutMatch, competition: string): Recording {
  return { match, events: [], competition, kickoffUtc: match.dateutc }
}

function teamsOf(matches: SheetMatch[], teams: ParsedSeason['teams']): ParsedSeason['teams'] {
  const keys = new Set(matches.flatMap(({ homeKey, awayKey }) => [homeKey, awayKey]))
  return teams.filter(({ key }) => keys.has(key))
}
