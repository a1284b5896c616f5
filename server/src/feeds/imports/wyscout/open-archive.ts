import path from 'node:path'
import { readPlayerNames } from '../../catalogue'
import { type Archive, decodeText } from '../../replay/wyscout/archive/archive'
import { feedPlayers } from '../../replay/wyscout/archive/players'
import type { WyscoutMatch } from '../../replay/wyscout/archive/shapes'
import {
  eachFile,
  FileError,
  type FileReport,
  type FoundFile,
  findFiles,
  type ImportContext,
  type ImportReport,
  importPlayers,
} from '..'
import { type ArchiveFile, type Placed, readMatches, readPlayers, readTeams } from './archive-files'

export type Competition = { competition: string; rows: Placed<WyscoutMatch>[]; report: FileReport }
export type OpenArchive = {
  competitions: Competition[]
  /** All matches, without their events. */
  archive: Archive
  /** Null in an archive without recorded play. */
  index: FoundFile | null
}

/**
 * Reads the lists of an archive and stores its players. Throws without matches, teams or players.
 */
export async function openArchive(
  dir: string,
  context: ImportContext,
  report: ImportReport,
): Promise<OpenArchive> {
  const files = findFiles(dir, '').files
  const place = ({ file, path: place }: FoundFile) => ({
    path: place,
    file,
    onRejected: context.onRejected,
  })
  const list = <Row>(name: string, read: (file: ReturnType<typeof place>) => ArchiveFile<Row>) => {
    const file = files.find((one) => one.file === name || one.file === `${name}.gz`)
    if (!file) throw new Error(`no ${name} in ${dir}`)
    try {
      return read(place(file))
    } catch (error) {
      if (error instanceof FileError) throw new Error(`${file.file}: ${error.message}`)
      throw error
    }
  }
  const teams = list('teams.json', readTeams)
  teams.report.reference = teams.rows.length
  const players = list('players.json', readPlayers)
  report.files.push(teams.report, players.report)
  const competitions: Competition[] = []
  const found = files.filter(({ file }) => COMPETITION.test(file))
  await eachFile({ files: found, unreadable: [] }, report, async (file) => {
    const competition = COMPETITION.exec(file.file)?.[1] ?? ''
    competitions.push({ competition, ...readMatches(place(file)) })
  })
  if (competitions.length === 0 && report.rejectedFiles.length === 0)
    throw new Error(`no files such as matches/matches_England.json.gz in ${dir}`)
  await storePlayers(context, players)
  return {
    competitions,
    index: files.find(({ file }) => file === path.posix.join('events', 'index.csv')) ?? null,
    archive: {
      recordings: competitions.flatMap(recordingsOf),
      teams: new Map(
        teams.rows.map(({ row }) => [row.wyId, { ...row, name: decodeText(row.name) }]),
      ),
      players: new Map(
        players.rows.map(({ row }) => [row.wyId, { ...row, shortName: decodeText(row.shortName) }]),
      ),
    },
  }
}

const COMPETITION = /^matches\/matches_(.+)\.json(?:\.gz)?$/

function recordingsOf({ competition, rows }: Competition): Archive['recordings'] {
  return rows.map(({ row: match }) => ({
    match,
    events: [],
    competition,
    kickoffUtc: match.dateutc,
  }))
}

async function storePlayers(
  context: ImportContext,
  { rows, report }: ArchiveFile<Parameters<typeof feedPlayers>[0][number]>,
): Promise<void> {
  const namesZh = readPlayerNames()
  const stored = feedPlayers(
    rows.map(({ row }) => row),
    namesZh,
  )
  const lines = stored.map((player, index) => ({ player, line: rows[index]?.line ?? 0 }))
  await importPlayers(context, lines, report)
}
