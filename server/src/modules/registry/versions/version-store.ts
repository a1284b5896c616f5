import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Files } from '../check'
import { packed } from './compress'
import { integrityOf, type VersionDocument } from './document.rules'

/**
 * Directories of published versions: `<root>/<name>/<version>/`, written once and never changed.
 */
export type VersionStore = {
  root: string
  /** Writes a version, whole or not at all. Replaces a directory of an unfinished publish. */
  save: (document: VersionDocument, files: Files) => Promise<void>
  /** Content of a file, or null when it is not the published one. */
  read: (document: VersionDocument, file: string) => Promise<Buffer | null>
  /** Whether every file exists as published; repeated calls are cheap. */
  isWhole: (document: VersionDocument) => Promise<boolean>
  /** Writes a file that is made here beside those of a version, unless it is there already. */
  add: (document: VersionDocument, file: string, bytes: Buffer) => Promise<void>
}

export function createVersionStore(root: string): VersionStore {
  const directoryOf = ({ name, version }: VersionDocument) => path.join(root, name, version)
  /** Size and time of the files when their content was last verified, by document and path. */
  const proven = new WeakMap<VersionDocument, Map<string, string>>()

  async function read(document: VersionDocument, file: string): Promise<Buffer | null> {
    const expected = document.files[file]
    const bytes = await readFile(path.join(directoryOf(document), file)).catch(() => null)
    return bytes && expected && integrityOf(bytes) === expected.integrity ? bytes : null
  }

  async function isRight(document: VersionDocument, file: string): Promise<boolean> {
    const marks = proven.get(document) ?? new Map<string, string>()
    proven.set(document, marks)
    const found = await stat(path.join(directoryOf(document), file)).catch(() => null)
    if (!found?.isFile() || found.size !== document.files[file]?.bytes) return false
    const mark = `${found.size}/${found.mtimeMs}/${found.ino}`
    if (marks.get(file) === mark) return true
    if ((await read(document, file)) === null) return false
    marks.set(file, mark)
    return true
  }

  async function isWhole(document: VersionDocument): Promise<boolean> {
    const answers = await Promise.all(
      Object.keys(document.files).map((file) => isRight(document, file)),
    )
    return answers.every(Boolean)
  }

  async function save(document: VersionDocument, files: Files): Promise<void> {
    if (await isWhole(document)) return
    const directory = directoryOf(document)
    const draft = path.join(root, '.drafts', randomUUID())
    await writeAll(draft, files)
    await mkdir(path.dirname(directory), { recursive: true })
    const orphan = path.join(root, '.drafts', randomUUID())
    await rename(directory, orphan).catch(() => undefined)
    await rename(draft, directory)
    await syncDirectory(path.dirname(directory))
    await rm(orphan, { recursive: true, force: true })
  }

  async function add(document: VersionDocument, file: string, bytes: Buffer): Promise<void> {
    const directory = directoryOf(document)
    const found = await readFile(path.join(directory, file)).catch(() => null)
    if (found?.equals(bytes)) return
    const draft = path.join(root, '.drafts', randomUUID())
    try {
      await writeAll(draft, new Map([[file, bytes]]))
      for (const name of await readdir(draft))
        await rename(path.join(draft, name), path.join(directory, name))
    } finally {
      await rm(draft, { recursive: true, force: true })
    }
  }

  return { root, save, read, isWhole, add }
}

async function writeAll(directory: string, files: Files): Promise<void> {
  await mkdir(directory, { recursive: true })
  for (const [file, bytes] of files) {
    const target = path.join(directory, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeSynced(target, bytes)
    for (const [suffix, smaller] of await packed(file, bytes))
      await writeSynced(target + suffix, smaller)
  }
  await syncDirectory(directory)
}

async function writeSynced(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o644)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
