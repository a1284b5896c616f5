import type { Readable } from 'node:stream'

/** An object as it was stored. */
export type StoredObject = {
  key: string
  /** Media type, given when it was stored. */
  type: string
  bytes: number
  /** Of the content, hexadecimal. */
  sha256: string
}

/** Bytes `start` to `end`, both included. */
export type ByteRange = { start: number; end: number }

/** What a list knows of an object; its age by the clock of the storage. */
export type ListedObject = { key: string; bytes: number; ageMs: number }

/**
 * Files of members, by key (`portraits/0f3a….webp`). The interface is that of an object store such
 * as S3: an object is complete or absent, is never renamed, appended to or replaced. A key that is
 * not well-formed names no object.
 */
export type ObjectStorage = {
  /**
   * Stores the whole body under a new key. Rejects a key that exists, and throws `server.busy`
   * when there is no space; then nothing is stored.
   */
  put: (
    key: string,
    body: Uint8Array | AsyncIterable<Uint8Array>,
    given: { type: string },
  ) => Promise<StoredObject>
  /** Null when there is no such object. A body that is not read to its end must be destroyed. */
  get: (key: string, range?: ByteRange) => Promise<{ object: StoredObject; body: Readable } | null>
  head: (key: string) => Promise<StoredObject | null>
  /** Does nothing when there is no such object. */
  delete: (key: string) => Promise<void>
  /** Objects whose key begins with the prefix, in any order. */
  list: (prefix: string) => AsyncIterable<ListedObject>
}
