import type { Client } from 'pg'
import { listApplied, withClient } from '../database'
import { createArchive } from './archive'
import { BACKUP_FORMAT, type BackupHeader, HEADER_NAME } from './backup-header'
import { readRecordings, readStoredFiles } from './stored-files'
import { listSequences, listTables, readRows } from './table-copy.repository'

const CHUNK_BYTES = 4 * 1024 * 1024

export type BackupSummary = { tables: number; files: number; bytes: number }

type Source = { url: string; varDir: string; now: Date; hasRecordings?: boolean }

/**
 * Writes database, keys, registry and uploads, and recordings if asked for, into one archive. The
 * database is as of one moment; a running server goes on. Files come first, right after that
 * moment, while the files that rows name still exist.
 */
export async function writeBackup(
  { url, varDir, now, hasRecordings = false }: Source,
  file: string,
): Promise<BackupSummary> {
  const archive = createArchive(file)
  const summary: BackupSummary = { tables: 0, files: 0, bytes: 0 }
  const add = async (name: string, bytes: Buffer, mode?: number) => {
    summary.bytes += bytes.length
    await archive.add(name, bytes, mode)
  }
  try {
    await withClient(url, async (client) => {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
      const header = await describe(client, now)
      await add(HEADER_NAME, Buffer.from(JSON.stringify(header)))
      for await (const { name, bytes, mode } of readStoredFiles(varDir)) {
        await add(`files/${name}`, bytes, mode)
        summary.files += 1
      }
      for await (const { name, part, bytes } of hasRecordings ? readRecordings(varDir) : []) {
        await add(`parts/${name}/${numbered(part)}`, bytes)
        if (part === 0) summary.files += 1
      }
      for (const table of header.tables) {
        let part = 0
        for await (const bytes of inChunks(readRows(client, table))) {
          await add(`database/${table.name}/${numbered(part++)}`, bytes)
        }
        summary.tables += 1
      }
      await client.query('COMMIT')
    })
    await archive.finish()
  } catch (error) {
    await archive.abort()
    throw error
  }
  return summary
}

const numbered = (part: number) => String(part).padStart(6, '0')

async function describe(client: Client, now: Date): Promise<BackupHeader> {
  const [tables, sequences] = [await listTables(client), await listSequences(client)]
  const migrations = (await listApplied(client)).map(({ number, name, checksum }) => ({
    number,
    name,
    checksum,
  }))
  return { format: BACKUP_FORMAT, madeAt: now.toISOString(), migrations, tables, sequences }
}

async function* inChunks(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let size = 0
  for await (const bytes of rows) {
    waiting.push(bytes)
    size += bytes.length
    if (size < CHUNK_BYTES) continue
    yield Buffer.concat(waiting)
    waiting = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(waiting)
}
