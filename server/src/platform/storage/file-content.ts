import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { errorCode } from '../error-code'
import type { ByteRange } from './storage'

export type Content = Uint8Array | AsyncIterable<Uint8Array>
type Measured = { bytes: number; sha256: string }

/**
 * Writes a new file and waits until it is on the disk; `allow` is asked before each part and may
 * throw.
 */
export async function writeContent(
  file: string,
  body: Content,
  allow: (bytes: number) => void,
): Promise<Measured> {
  const handle = await open(file, 'wx', 0o644)
  try {
    const hash = createHash('sha256')
    let bytes = 0
    for await (const part of body instanceof Uint8Array ? [body] : body) {
      allow(part.length)
      hash.update(part)
      bytes += part.length
      await handle.writeFile(part)
    }
    await handle.sync()
    return { bytes, sha256: hash.digest('hex') }
  } finally {
    await handle.close()
  }
}

type OpenContent = {
  /** Closes the file when the stream ends or is destroyed. */
  stream: (range?: ByteRange) => Readable
  measure: () => Promise<Measured>
  close: () => Promise<void>
}

/** The open file: it stays readable while it is deleted. Null when there is none. */
export async function readContent(file: string): Promise<OpenContent | null> {
  const handle = await open(file, 'r').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return null
    throw error
  })
  if (!handle) return null
  if (!(await handle.stat()).isFile()) {
    await handle.close()
    return null
  }
  return {
    stream: (range) => handle.createReadStream(range),
    measure: () => measure(handle),
    close: () => handle.close(),
  }
}

async function measure(handle: FileHandle): Promise<Measured> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const part of handle.createReadStream({ autoClose: false, start: 0 })) {
    hash.update(part)
    bytes += part.length
  }
  return { bytes, sha256: hash.digest('hex') }
}
