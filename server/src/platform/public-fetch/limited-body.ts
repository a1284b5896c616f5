import type { IncomingMessage } from 'node:http'
import { PassThrough, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { FetchError } from './fetch-error'

const DECODERS: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}
/** What the request offers. */
export const ENCODINGS = 'gzip, deflate, br'

/**
 * The body of an answer, decompressed. Throws `FetchError` as soon as it has more bytes than the
 * limit, compressed or not, whatever `Content-Length` says.
 */
export async function limitedBody(
  answer: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes)
  const chunks: Buffer[] = []
  const collect = async (parts: AsyncIterable<Buffer>) => {
    for await (const part of parts) chunks.push(part)
  }
  const decoder = decoderOf(answer)
  await pipeline(answer, limit(maxBytes), decoder, limit(maxBytes), collect, { signal })
  return Buffer.concat(chunks)
}

function decoderOf({ headers }: IncomingMessage): Transform {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? ''
  if (encoding === '' || encoding === 'identity') return new PassThrough()
  const create = Object.hasOwn(DECODERS, encoding) ? DECODERS[encoding] : undefined
  if (!create) throw new FetchError('the answer has an encoding that was not asked for')
  return create()
}

/** Passes on chunks until they are too many. */
function limit(maxBytes: number) {
  return async function* (parts: AsyncIterable<Buffer>) {
    let bytes = 0
    for await (const part of parts) {
      bytes += part.length
      if (bytes > maxBytes) throw tooLarge(maxBytes)
      yield part
    }
  }
}

function tooLarge(maxBytes: number): FetchError {
  return new FetchError(`more than ${Math.round(maxBytes / 1_000)} kB`)
}
