import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { link, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { BackupError } from './backup-error'

/** Last entry of an archive: the SHA-256 of every other one by its name. */
const CHECKSUMS = 'checksums.json'

export type ArchiveEntry = { name: string; mode: number; bytes: Buffer }

export type ArchiveWriter = {
  add: (name: string, bytes: Buffer, mode?: number) => Promise<void>
  /** Gives the file its name; before, no file of that name exists. */
  finish: () => Promise<void>
  /** Removes what was written. */
  abort: () => Promise<void>
}

/** Writes a `.tar.gz` that any tar can open. Only its owner may read it: it contains keys. */
export function createArchive(file: string): ArchiveWriter {
  const draft = `${file}.${process.pid}.part`
  const tar = pack()
  const written = pipeline(
    tar,
    createGzip(),
    createWriteStream(draft, { mode: 0o600, flush: true }),
  )
  // The next `add` rejects with the error.
  written.catch(() => undefined)
  const checksums: Record<string, string> = {}

  function write(name: string, bytes: Buffer, mode: number): Promise<void> {
    const taken = new Promise<void>((resolve, reject) => {
      tar.entry({ name, mode, size: bytes.length }, bytes, (error) =>
        error ? reject(error) : resolve(),
      )
    })
    return Promise.race([taken, written])
  }

  return {
    add: (name, bytes, mode = 0o600) => {
      checksums[name] = checksumOf(bytes)
      return write(name, bytes, mode)
    },
    finish: async () => {
      await write(CHECKSUMS, Buffer.from(JSON.stringify(checksums)), 0o600)
      tar.finalize()
      await written
      // Unlike a rename, a link never replaces a file.
      await link(draft, file)
      await rm(draft)
    },
    abort: async () => {
      tar.destroy()
      await written.catch(() => undefined)
      await rm(draft, { force: true })
    },
  }
}

/** Entries in their order, except the last, which has the checksums. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  for await (const entry of entriesOf(file)) if (entry.name !== CHECKSUMS) yield entry
}

/** Reads the whole archive and rejects when an entry is missing, changed or truncated. */
export async function verifyArchive(file: string): Promise<void> {
  const found: Record<string, string> = {}
  let expected: Record<string, string> | null = null
  for await (const { name, bytes } of entriesOf(file)) {
    if (name === CHECKSUMS) expected = JSON.parse(bytes.toString())
    else found[name] = checksumOf(bytes)
  }
  if (!expected) throw new BackupError(`${file} is cut off: it has no checksums`)
  for (const name of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    if (expected[name] !== found[name])
      throw new BackupError(`${file} is damaged: ${name} is not as written`)
  }
}

async function* entriesOf(file: string): AsyncGenerator<ArchiveEntry> {
  const tar = extract()
  const read = pipeline(createReadStream(file), createGunzip(), tar)
  read.catch(() => undefined)
  try {
    for await (const entry of tar) {
      const parts: Buffer[] = []
      for await (const part of entry) parts.push(part as Buffer)
      yield { name: entry.header.name, mode: entry.header.mode, bytes: Buffer.concat(parts) }
    }
    await read
  } catch (error) {
    throw new BackupError(
      `${file} cannot be read: ${error instanceof Error ? error.message : error}`,
    )
  } finally {
    tar.destroy()
  }
}

function checksumOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
