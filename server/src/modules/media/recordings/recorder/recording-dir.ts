import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '../../../../platform/error-code'

const ENDING = '.flv'

export type RecordingDir = {
  make: () => Promise<void>
  fileOf: (fileKey: string) => string
  remove: (fileKey: string) => Promise<void>
  /** Milliseconds since the file was last written; null when there is none. */
  ageMs: (fileKey: string) => Promise<number | null>
  /** Keys of all files. */
  keys: () => Promise<string[]>
}

/** The files of recordings, one folder of this machine. */
export function createRecordingDir(dir: string): RecordingDir {
  const fileOf = (fileKey: string) => path.join(dir, fileKey + ENDING)
  return {
    async make() {
      await mkdir(dir, { recursive: true })
    },
    fileOf,
    remove: (fileKey) => rm(fileOf(fileKey), { force: true }),
    async ageMs(fileKey) {
      try {
        return Date.now() - (await stat(fileOf(fileKey))).mtimeMs
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return null
        throw error
      }
    },
    async keys() {
      const names = await readdir(dir)
      return names.filter((name) => name.endsWith(ENDING)).map((name) => name.slice(0, -4))
    },
  }
}
