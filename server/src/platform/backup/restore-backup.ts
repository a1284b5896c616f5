import { finished } from 'node:stream/promises'
import type { Client } from 'pg'
import type { CopyStreamQuery } from 'pg-copy-streams'
import { migrateUp, readMigrations, withClient } from '../database'
import type { Logger } from '../log'
import { type ArchiveEntry, readArchive, verifyArchive } from './archive'
import { BackupError } from './backup-error'
import { type BackupHeader, HEADER_NAME, parseHeader } from './backup-header'
import { findStored, removeStored, writeRecordingPart, writeStoredFile } from './stored-files'
import {
  countServers,
  dropAll,
  isEmpty,
  replaceRows,
  setSequences,
  writeRows,
} from './table-copy.repository'

type Target = { url: string; varDir: string; log: Logger; isForced: boolean }

/**
 * Restores a backup. Changes nothing before the whole archive is verified and the target is known
 * to be empty.
 */
export async function restoreBackup(target: Target, file: string): Promise<BackupHeader> {
  await verifyArchive(file)
  const header = await readHeader(file)
  await checkMigrations(header)
  await clearTarget(target)
  const through = Math.max(0, ...header.migrations.map(({ number }) => number))
  await migrateUp(target.url, target.log, { through })
  await withClient(target.url, (client) =>
    replaceRows(client, header.tables, async () => {
      await load(client, header, target.varDir, file)
      await setSequences(client, header.sequences)
    }),
  )
  return header
}

async function readHeader(file: string): Promise<BackupHeader> {
  for await (const { name, bytes } of readArchive(file)) {
    if (name === HEADER_NAME) return parseHeader(bytes.toString())
    break
  }
  throw new BackupError(`${file} is no backup of this product`)
}

/** This version cannot create the schema of a later one. */
async function checkMigrations(header: BackupHeader): Promise<void> {
  const known = new Map((await readMigrations()).map((migration) => [migration.number, migration]))
  for (const { number, name, checksum } of header.migrations) {
    if (known.get(number)?.checksum !== checksum)
      throw new BackupError(
        `the backup was made by another version: migration ${name} is not the one here`,
      )
  }
}

async function clearTarget({ url, varDir, isForced }: Target): Promise<void> {
  await withClient(url, async (client) => {
    if ((await countServers(client)) > 0)
      throw new BackupError('a server uses this database: stop it before a restore')
    const stored = await findStored(varDir)
    if (!isForced && stored) throw new BackupError(`${stored} is not empty; --force replaces it`)
    if (!isForced && !(await isEmpty(client)))
      throw new BackupError('the database is not empty; --force replaces it')
    if (isForced) {
      await dropAll(client)
      await removeStored(varDir)
    }
  })
}

async function load(
  client: Client,
  header: BackupHeader,
  varDir: string,
  file: string,
): Promise<void> {
  const tables = new Map(header.tables.map((table) => [table.name, table]))
  const openRows: { name: string; rows: CopyStreamQuery }[] = []
  const close = async () => {
    for (const { rows } of openRows.splice(0)) {
      rows.end()
      await finished(rows)
    }
  }
  for await (const entry of readArchive(file)) {
    if (entry.name.startsWith('files/'))
      await writeStoredFile(varDir, { ...entry, name: entry.name.slice('files/'.length) })
    const part = /^parts\/(.+)\/(\d+)$/.exec(entry.name)
    if (part?.[1])
      await writeRecordingPart(varDir, { ...entry, name: part[1], part: Number(part[2]) })
    const name = tableOf(entry)
    if (!name) continue
    if (openRows[0]?.name !== name) {
      await close()
      const table = tables.get(name)
      if (!table)
        throw new BackupError(`the backup holds rows of a table that it does not name: ${name}`)
      openRows.push({ name, rows: writeRows(client, table) })
    }
    for (const { rows } of openRows) await write(rows, entry.bytes)
  }
  await close()
}

function tableOf({ name }: ArchiveEntry): string | undefined {
  return /^database\/([^/]+)\/\d+$/.exec(name)?.[1]
}

function write(rows: CopyStreamQuery, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    rows.once('error', reject)
    rows.write(bytes, (error) => {
      rows.off('error', reject)
      if (error) reject(error)
      else resolve()
    })
  })
}
