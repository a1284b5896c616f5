import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const pack = { br: promisify(brotliCompress), gz: promisify(gzip) }
const TEXT = /\.(js|css|json|svg|txt)$/
/** Smaller files fit into one packet uncompressed. */
const WORTH_PACKING_BYTES = 512

/**
 * Compressed copies of a file by suffix, made once at publish; empty when compression saves
 * nothing.
 */
export async function packed(
  file: string,
  bytes: Buffer,
): Promise<[suffix: string, bytes: Buffer][]> {
  if (!TEXT.test(file) || bytes.length < WORTH_PACKING_BYTES) return []
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [br, gz] = await Promise.all([pack.br(bytes, { params }), pack.gz(bytes, { level: 9 })])
  const copies: [string, Buffer][] = [
    ['.br', br],
    ['.gz', gz],
  ]
  return copies.filter(([, copy]) => copy.length < bytes.length)
}
