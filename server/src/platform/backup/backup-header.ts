import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { BackupError } from './backup-error'

/** Increases when an older restore could not read the new format. */
export const BACKUP_FORMAT = 1

/** First entry of a backup. */
export const HEADER_NAME = 'backup.json'

const Table = Type.Object({ name: Type.String(), columns: Type.Array(Type.String()) })
const Sequence = Type.Object({
  name: Type.String(),
  value: Type.String(),
  isCalled: Type.Boolean(),
})
const Header = Type.Object({
  format: Type.Integer(),
  madeAt: Type.String(),
  migrations: Type.Array(
    Type.Object({ number: Type.Integer(), name: Type.String(), checksum: Type.String() }),
  ),
  tables: Type.Array(Table),
  sequences: Type.Array(Sequence),
})
const header = Compile(Header)

export type BackupHeader = Static<typeof Header>
export type TableShape = Static<typeof Table>
export type SequenceState = Static<typeof Sequence>

export function parseHeader(text: string): BackupHeader {
  const value: unknown = JSON.parse(text)
  const format =
    typeof value === 'object' && value !== null && 'format' in value ? value.format : undefined
  if (format !== BACKUP_FORMAT)
    throw new BackupError(
      `the backup has format ${format}; this version reads format ${BACKUP_FORMAT}`,
    )
  if (!header.Check(value)) throw new BackupError('the header of the backup is not complete')
  return value
}
