import { readdirSync } from 'node:fs'
import path from 'node:path'
import {
  type Desk,
  emptyReport,
  type FileReport,
  fileReport,
  type ImportReport,
  importSeason,
  reject,
} from '../imports'
import { readPlayerNames } from '../names-zh'
import { decodeText } from '../replay/archive'
import {
  type ArchiveMatch,
  type ArchivePlayer,
  type ArchiveRow,
  readMatches,
  readPlayers,
  readTeams,
} from './archive-files'
import { competitionSeasons } from './competition-told'
import { deliverDetails } from './deliver-details'
import { sheetIds } from './match-sheet.rules'
import { feedPlayers } from './players'
import { readRecordedPlay } from './recorded-play'

/**
 * Imports the Wyscout archive: results, cards, changes and line-ups of every match in `matches/`, and for those with
 * event files their goals, incidents and statistics too. Throws when `dir` has no matches, teams or players.
 */
export async function importWyscout(dir: string, desk: Desk): Promise<ImportReport> {
  const report = emptyReport()
  const players = contentOf(readPlayers(path.join(dir, 'players.json.gz')), 'players.json.gz')
  const teams = contentOf(readTeams(path.join(dir, 'teams.json')), 'teams.json')
  const teamsById = new Map(teams.map((team) => [team.wyId, { ...team, name: decodeText(team.name) }]))
  const namesZh = readPlayerNames()
  const nameOf = (wyId: number) => namesZh.get(wyId) ?? shortNameOf(players.get(wyId))
  const plays = await readRecordedPlay(dir, (wyId, why) => {
    report.rejectedFiles.push({ file: `events of match ${wyId}`, why })
  })
  const teamKeys = new Set<string>()
  for (const { file, competition } of matchFiles(dir)) {
    const read = readMatches(path.join(dir, file))
    if ('why' in read) {
      report.rejectedFiles.push({ file, why: read.why })
      continue
    }
    const one = fileReport(file, read.value.length, desk.onRejected)
    const rows = rowsOf(read.value, one)
    const told = competitionSeasons({ competition, rows, teams: teamsById, plays, nameOf }, one)
    await deliverPlayers(desk, rows, players, namesZh)
    for (const season of told) {
      const met = await importSeason(desk, season, one)
      await deliverDetails(desk, met, players)
      for (const { key } of season.teams) teamKeys.add(key)
    }
    report.files.push(one)
  }
  if (report.files.length === 0) throw new Error(`no files such as matches/matches_England.json.gz in ${dir}`)
  return { ...report, clubs: teamKeys.size }
}

function contentOf<Value>(read: { value: Value } | { why: string }, file: string): Value {
  if ('why' in read) throw new Error(`${file}: ${read.why}`)
  return read.value
}

function shortNameOf(player: ArchivePlayer | undefined): string | null {
  return player ? decodeText(player.shortName) : null
}

function matchFiles(dir: string): { file: string; competition: string }[] {
  return readdirSync(path.join(dir, 'matches'))
    .map((name) => ({
      file: path.join('matches', name),
      competition: /^matches_(.+)\.json/.exec(name)?.[1] ?? '',
    }))
    .filter(({ competition }) => competition !== '')
    .sort((a, b) => a.file.localeCompare(b.file))
}

function rowsOf(matches: (ArchiveMatch | null)[], report: FileReport): ArchiveRow[] {
  return matches.flatMap((match, index) => {
    if (match !== null) return [{ line: index + 1, match }]
    reject(report, index + 1, 'row of another shape')
    return []
  })
}

/** Everybody on a team sheet of these matches. */
async function deliverPlayers(
  { sink, now: at }: Desk,
  rows: ArchiveRow[],
  players: Map<number, ArchivePlayer>,
  namesZh: Map<number, string>,
): Promise<void> {
  const ids = new Set(rows.flatMap(({ match }) => Object.values(match.teamsData).flatMap(sheetIds)))
  const known = [...ids].flatMap((wyId) => players.get(wyId) ?? [])
  await sink.deliver([{ kind: 'players', at, players: feedPlayers(known, namesZh) }])
}
