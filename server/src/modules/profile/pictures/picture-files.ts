import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '../../../platform/error-code'

/** Names of pictures: 128 random bits and the size. */
const NAME = /^([0-9a-f]{32})-\d{2,4}\.webp$/
const BATCH = 500

/** One folder of pictures under `<varDir>/uploads`; a file in it is always complete. */
export type PictureFiles = {
  /** Writes `<key>-<size>.webp` for each size. */
  write: (key: string, pictures: Map<number, Uint8Array>) => Promise<void>
  /** Null when the file does not exist or the name is invalid. */
  read: (name: string) => Promise<Buffer | null>
  copyTo: (
    files: PictureFiles,
    key: string,
    newKey: string,
    sizes: readonly number[],
  ) => Promise<void>
  remove: (key: string, sizes: readonly number[]) => Promise<void>
  /** Removes files that are older than `ageMs` and in no row; resolves with their number. */
  sweep: (
    known: (keys: string[]) => Promise<string[]>,
    ageMs: number,
    nowMs: number,
  ) => Promise<number>
  fileOf: (key: string, size: number) => string
}

export function createPictureFiles(dir: string): PictureFiles {
  const fileOf = (key: string, size: number) => path.join(dir, `${key}-${size}.webp`)

  /** A crash leaves a draft, never half a picture. */
  async function writeAtomically(
    draft: (file: string) => Promise<void>,
    file: string,
  ): Promise<void> {
    await mkdir(dir, { recursive: true })
    const temporary = path.join(dir, `${randomUUID()}.draft`)
    await draft(temporary)
    await rename(temporary, file)
  }

  return {
    fileOf,
    async write(key, pictures) {
      for (const [size, bytes] of pictures)
        await writeAtomically((draft) => writeWhole(draft, bytes), fileOf(key, size))
    },
    async copyTo(files, key, newKey, sizes) {
      for (const size of sizes) {
        const target = files.fileOf(newKey, size)
        await mkdir(path.dirname(target), { recursive: true })
        await copyFile(fileOf(key, size), `${target}.draft`)
        await rename(`${target}.draft`, target)
      }
    },
    async read(name) {
      if (!NAME.test(name)) return null
      return readFile(path.join(dir, name)).catch((error: unknown) => {
        if (errorCode(error) === 'ENOENT') return null
        throw error
      })
    },
    async remove(key, sizes) {
      await Promise.all(sizes.map((size) => rm(fileOf(key, size), { force: true })))
    },
    async sweep(known, ageMs, nowMs) {
      const names = await readdir(dir).catch(() => [])
      let count = 0
      for (let at = 0; at < names.length; at += BATCH) {
        const batch = names.slice(at, at + BATCH)
        const keys = batch.map((name) => NAME.exec(name)?.[1])
        const referenced = new Set(await known(keys.filter((key) => key !== undefined)))
        const orphans = batch.filter((_, index) => !referenced.has(keys[index] ?? ''))
        const files = orphans.map((name) => path.join(dir, name))
        count += await removeOld(files, ageMs, nowMs)
      }
      return count
    },
  }
}

async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o644)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function removeOld(files: string[], ageMs: number, nowMs: number): Promise<number> {
  let count = 0
  for (const file of files) {
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: nowMs }))
    if (nowMs - mtimeMs < ageMs) continue
    await rm(file, { force: true })
    count++
  }
  return count
}
