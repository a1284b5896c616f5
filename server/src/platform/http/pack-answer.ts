import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Prebuilt, prebuilt } from './prebuilt'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Some milliseconds for a day's list, a tenth more bytes than the slowest level. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 20 },
}

/** An envelope as it goes out, plain and compressed off the main thread. `tag` names the content. */
export async function packAnswer(
  json: Buffer,
  { tag, cacheControl }: { tag: string; cacheControl?: string },
): Promise<Prebuilt> {
  const [br, gz] = await Promise.all([toBrotli(json, BROTLI), toGzip(json, { level: 6 })])
  return prebuilt({ json, br, gzip: gz, etag: `W/"${tag}"`, cacheControl })
}
