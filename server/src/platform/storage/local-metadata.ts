import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { errorCode } from '../error-code'
import type { StoredObject } from './storage'

const Stored = Type.Object({
  type: Type.String(),
  bytes: Type.Integer({ minimum: 0 }),
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
})

/** Type, length and sha256 of objects, each in a file of its own beside the objects. */
export type Metadata = {
  /** Null when there are none, or none that can be read. */
  read: (key: string) => Promise<StoredObject | null>
  write: (object: StoredObject) => Promise<void>
  remove: (key: string) => Promise<void>
}

export function createMetadata(dir: string): Metadata {
  const fileOf = (key: string) => path.join(dir, ...`${key}.json`.split('/'))
  return {
    async read(key) {
      const text = await readFile(fileOf(key), 'utf8').catch((error: unknown) => {
        if (errorCode(error) === 'ENOENT') return null
        throw error
      })
      const value = parsed(text)
      return Value.Check(Stored, value) ? { key, ...value } : null
    },
    async write({ key, type, bytes, sha256 }) {
      const file = fileOf(key)
      const draft = `${file}.${randomUUID()}`
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(draft, JSON.stringify({ type, bytes, sha256 }))
      await rename(draft, file)
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  }
}

/** A loss of power may leave an empty file. */
function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
