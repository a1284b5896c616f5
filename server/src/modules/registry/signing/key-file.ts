import { randomUUID } from 'node:crypto'
import { chmod, link, mkdir, open, readFile, rename, unlink } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '../../../platform/error-code'

/**
 * Text of a secret file that only its owner may read; `create` makes the text at the first start.
 * Safe for concurrent starts: the first process wins and all read its text.
 */
export async function readOrCreate(file: string, create: () => string): Promise<string> {
  const existing = await readIfThere(file)
  if (existing !== null) return existing
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomUUID()}`
  await write(draft, create(), 0o600)
  try {
    // Unlike a rename, a link never replaces an existing file.
    await link(draft, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    await unlink(draft)
  }
  return readFile(file, 'utf8')
}

/** Writes a world-readable file, whole or not at all. */
export async function writeReadable(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  await write(draft, text, 0o644)
  await chmod(draft, 0o644)
  await rename(draft, file)
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

async function write(file: string, text: string, mode: number): Promise<void> {
  const handle = await open(file, 'wx', mode)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
