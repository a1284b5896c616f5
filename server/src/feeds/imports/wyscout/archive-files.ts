import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { WyscoutMatch, WyscoutPlayer, WyscoutTeam } from '../../replay/wyscout/archive/shapes'
import {
  createJsonReader,
  FileError,
  type FileReport,
  fileReport,
  listRows,
  type OnRejected,
  reject,
} from '..'

/** A row of a list with its index in the file, from 1. */
export type Placed<Row> = { line: number; row: Row }
export type ArchiveFile<Row> = { rows: Placed<Row>[]; report: FileReport }
/** `path` to open the file, `file` as the report names it. */
export type ArchivePlace = { path: string; file: string; onRejected: OnRejected | undefined }

const readRows = createJsonReader(Type.Array(Type.Unknown()))
const match = Compile(WyscoutMatch)
const player = Compile(WyscoutPlayer)
const team = Compile(WyscoutTeam)

/** Matches of one competition. Throws `FileError` when the file is not a list. */
export function readMatches(place: ArchivePlace): ArchiveFile<WyscoutMatch> {
  return readList(place, (row) => match.Check(row))
}

/** Throws `FileError` when the file is not a list. */
export function readPlayers(place: ArchivePlace): ArchiveFile<WyscoutPlayer> {
  return readList(place, (row) => player.Check(row))
}

/** Throws `FileError` when the file is not a list. */
export function readTeams(place: ArchivePlace): ArchiveFile<WyscoutTeam> {
  return readList(place, (row) => team.Check(row))
}

/** Rows of the right shape; `report` gets every other row. */
function readList<Row>(
  { path, file, onRejected }: ArchivePlace,
  isRow: (value: unknown) => value is Row,
): ArchiveFile<Row> {
  const read = readRows(path)
  if ('why' in read) throw new FileError(read.why)
  const report = fileReport(file, read.value.length, onRejected)
  const rows = listRows(read.value, isRow).flatMap((row, index) => {
    const line = index + 1
    if (typeof row !== 'string') return [{ line, row }]
    reject(report, line, row)
    return []
  })
  return { rows, report }
}
