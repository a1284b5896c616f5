import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Prebuilt, prebuilt } from './prebuilt'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Takes some milliseconds for a day's list and gives a tenth more bytes than the slowest level. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 20 },
}

/**
 * An envelope in its final bytes, plain and compressed off the main thread. `tag` identifies the
 * content.
 */
export async function packAnswer(
  json: Buffer,
  { tag, cacheControl }: { tag: string; cacheControl?: string },
): Promise<Prebuilt> {
  const [br, gz] = await Promise.all([toBrotli(json, BROTLI), toGzip(json, { level: 6 })])
  return prebuilt({ json, br, gzip: gz, etag: `W/"${tag}"`, cacheControl })
}
