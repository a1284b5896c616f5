import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '../error-code'
import { DRAFTS } from '../storage'
import { BackupError } from './backup-error'

/**
 * Folders of `VAR_DIR` that cannot be recreated; the rest comes from the build or is the database.
 */
const FOLDERS = ['keys', 'registry', 'uploads']
/** Files of hours: in a backup only where they are asked for, and part by part. */
const RECORDINGS = 'recordings'
const PART_BYTES = 4 * 1024 * 1024

type StoredFile = { name: string; mode: number; bytes: Buffer }

/**
 * Files of these folders, with paths relative to `varDir`. Skips drafts of objects, and a file that
 * is removed meanwhile.
 */
export async function* readStoredFiles(varDir: string): AsyncGenerator<StoredFile> {
  for (const folder of FOLDERS) {
    const found = await readdir(path.join(varDir, folder), {
      recursive: true,
      withFileTypes: true,
    }).catch(() => [])
    const isDraft = ({ parentPath }: { parentPath: string }) => path.basename(parentPath) === DRAFTS
    for (const entry of found.filter((one) => one.isFile() && !isDraft(one))) {
      const file = path.join(entry.parentPath, entry.name)
      const name = path.relative(varDir, file).split(path.sep).join('/')
      const read = await Promise.all([readFile(file), stat(file)]).catch((error: unknown) => {
        if (errorCode(error) === 'ENOENT') return null
        throw error
      })
      if (read) yield { name, mode: read[1].mode & 0o777, bytes: read[0] }
    }
  }
}

type FilePart = { name: string; part: number; bytes: Buffer }

/** The files of recordings in parts; one that still grows ends where it is now. */
export async function* readRecordings(varDir: string): AsyncGenerator<FilePart> {
  const dir = path.join(varDir, RECORDINGS)
  for (const file of (await readdir(dir).catch(() => [])).sort()) {
    const handle = await open(path.join(dir, file)).catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') return null
      throw error
    })
    if (!handle) continue
    const { size } = await handle.stat()
    let part = 0
    const parts = handle.createReadStream({ end: Math.max(0, size - 1), highWaterMark: PART_BYTES })
    for await (const bytes of parts) yield { name: `${RECORDINGS}/${file}`, part: part++, bytes }
  }
}

/** Writes the first part over what is there, and further ones behind it. */
export async function writeRecordingPart(
  varDir: string,
  { name, part, bytes }: FilePart,
): Promise<void> {
  const [folder, file = '', ...more] = name.split('/')
  const isOurs = folder === RECORDINGS && /^\w[\w.-]*$/.test(file) && more.length === 0
  if (!isOurs) throw new BackupError(`the backup holds a file outside its folders: ${name}`)
  await mkdir(path.join(varDir, RECORDINGS), { recursive: true })
  const flag = part === 0 ? 'w' : 'a'
  await writeFile(path.join(varDir, RECORDINGS, file), bytes, { flag, flush: true })
}

/** The first of these folders that is not empty. */
export async function findStored(varDir: string): Promise<string | null> {
  for (const folder of FOLDERS) {
    const names = await readdir(path.join(varDir, folder)).catch(() => [])
    if (names.length > 0) return path.join(varDir, folder)
  }
  return null
}

export async function removeStored(varDir: string): Promise<void> {
  for (const folder of FOLDERS)
    await rm(path.join(varDir, folder), { recursive: true, force: true })
}

export async function writeStoredFile(
  varDir: string,
  { name, mode, bytes }: StoredFile,
): Promise<void> {
  const segments = name.split('/')
  const isOurs = FOLDERS.includes(segments[0] ?? '') && segments.length > 1
  if (
    !isOurs ||
    segments.some((segment) => ['', '.', '..'].includes(segment) || segment.includes('\\'))
  )
    throw new BackupError(`the backup holds a file outside its folders: ${name}`)
  const file = path.join(varDir, ...segments)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, bytes, { mode, flag: 'wx', flush: true })
}
