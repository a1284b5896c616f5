import { randomUUID } from 'node:crypto'
import { link, mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { errorCode } from '../error-code'
import { RequestError } from '../errors'
import { type Content, readContent, writeContent } from './file-content'
import { walkFiles } from './file-walk'
import { createMetadata, type Metadata } from './local-metadata'
import { createQuota, type Quota } from './local-quota'
import { isObjectKey, typeByName } from './object-key.rules'
import type { ByteRange, ObjectStorage, StoredObject } from './storage'

/** Files that are being written, below the folder of the storage; a backup skips them. */
export const DRAFTS = '.drafts'
const METADATA = '.metadata'

export type LocalStorageOptions = {
  dir: string
  /** Bytes of all objects; beyond them nothing is stored. */
  maxBytes: number
}

type Parts = { dir: string; fileOf: (key: string) => string; metadata: Metadata; quota: Quota }

/**
 * Objects as files of a folder, which several processes of one machine share. A killed process
 * leaves a draft, never half an object.
 */
export function createLocalStorage({ dir, maxBytes }: LocalStorageOptions): ObjectStorage {
  const parts: Parts = {
    dir,
    fileOf: (key) => path.join(dir, ...key.split('/')),
    metadata: createMetadata(path.join(dir, METADATA)),
    quota: createQuota({ dir, drafts: path.join(dir, DRAFTS), maxBytes }),
  }
  return {
    put: (key, body, { type }) => put(parts, key, { body, type }),
    head: async (key) => (isObjectKey(key) ? describe(parts, key) : null),
    get: async (key, range) => (isObjectKey(key) ? get(parts, key, range) : null),
    async delete(key) {
      if (!isObjectKey(key)) return
      // Metadata first: an object without them describes itself, the other way round it would lie.
      await parts.metadata.remove(key)
      await rm(parts.fileOf(key), { force: true })
    },
    list: (prefix) => walkFiles(dir, prefix),
  }
}

type Given = { body: Content; type: string }

async function put(parts: Parts, key: string, { body, type }: Given): Promise<StoredObject> {
  if (!isObjectKey(key)) throw new Error(`no key of an object: ${key}`)
  const file = parts.fileOf(key)
  const drafts = path.join(parts.dir, DRAFTS)
  const draft = path.join(drafts, randomUUID())
  try {
    await mkdir(drafts, { recursive: true })
    await mkdir(path.dirname(file), { recursive: true })
    const { bytes, sha256 } = await writeContent(draft, body, await parts.quota.take())
    // Unlike a rename, a link never replaces a file.
    await link(draft, file)
    await syncFolder(path.dirname(file))
    const object = { key, type, bytes, sha256 }
    await parts.metadata.write(object)
    return object
  } catch (error) {
    if (errorCode(error) === 'ENOSPC') throw new RequestError('server.busy', { cause: error })
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** After this the name of a new file survives a loss of power. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function describe({ fileOf, metadata }: Parts, key: string): Promise<StoredObject | null> {
  const content = await readContent(fileOf(key))
  if (!content) return null
  try {
    const known = await metadata.read(key)
    if (known) return known
    // Stored by an earlier version, or its process was killed right after the link.
    const object = { key, type: typeByName(key), ...(await content.measure()) }
    await metadata.write(object)
    return object
  } finally {
    await content.close()
  }
}

async function get(
  parts: Parts,
  key: string,
  range?: ByteRange,
): Promise<{ object: StoredObject; body: Readable } | null> {
  const object = await describe(parts, key)
  const content = object && (await readContent(parts.fileOf(key)))
  return content ? { object, body: content.stream(range) } : null
}
