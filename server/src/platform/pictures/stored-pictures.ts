import { randomBytes } from 'node:crypto'
import { type ObjectStorage, removeOrphans } from '../storage'
import type { PictureKind } from './picture-kind'

/** Names of pictures: 128 random bits and the size. */
const NAME = /^([0-9a-f]{32})-\d{2,4}\.webp$/

/** Pictures of a kind in the object storage, below one prefix; rows name them by their key. */
export type StoredPictures = {
  /** Stores one picture for each size of the kind; resolves with the key of the set. */
  add: (pictures: readonly Uint8Array[]) => Promise<string>
  /** Copies the set into other pictures; resolves with its new key, null when it is gone. */
  copyTo: (target: StoredPictures, key: string) => Promise<string | null>
  remove: (key: string) => Promise<void>
  objectOf: (key: string, size: number) => string
  /** The object of a file name that a client sent. */
  objectNamed: (name: string) => string
  /** Removes old pictures that are in no row; resolves with their number. */
  sweep: (
    known: (keys: string[]) => Promise<readonly string[]>,
    signal?: AbortSignal,
  ) => Promise<number>
}

export function createStoredPictures(
  storage: ObjectStorage,
  prefix: string,
  { sizes }: PictureKind,
): StoredPictures {
  const objectNamed = (name: string) => `${prefix}/${name}`
  const objectOf = (key: string, size: number) => objectNamed(`${key}-${size}.webp`)

  async function copy(from: string, to: string): Promise<boolean> {
    const found = await storage.get(from)
    if (found) await storage.put(to, found.body, { type: found.object.type })
    return found !== null
  }

  return {
    objectOf,
    objectNamed,
    async add(pictures) {
      const key = newKey()
      for (const [at, bytes] of pictures.entries())
        await storage.put(objectOf(key, sizes[at] ?? 0), bytes, { type: 'image/webp' })
      return key
    },
    async copyTo(target, key) {
      const copied = newKey()
      for (const size of sizes) {
        if (await copy(objectOf(key, size), target.objectOf(copied, size))) continue
        await target.remove(copied)
        return null
      }
      return copied
    },
    async remove(key) {
      await Promise.all(sizes.map((size) => storage.delete(objectOf(key, size))))
    },
    sweep: (known, signal) => {
      const nameOf = (key: string) => NAME.exec(key.slice(prefix.length + 1))?.[1] ?? null
      return removeOrphans(storage, { prefix: `${prefix}/`, nameOf, known, signal })
    },
  }
}

function newKey(): string {
  return randomBytes(16).toString('hex')
}
