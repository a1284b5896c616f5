import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { CODE, type FootballList } from '@saidian/shared/contracts'
import { type Prebuilt, prebuilt } from '../../../platform/http'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Some milliseconds for a day's list, a tenth more bytes than the slowest level. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 20 } }

/** A list in its envelope, plain and compressed off the main thread. `tag` names the content. */
export async function packList(list: FootballList, tag: string, cacheControl: string): Promise<Prebuilt> {
  const json = Buffer.from(JSON.stringify({ code: CODE.ok, data: list, message: 'ok' }))
  const [br, gz] = await Promise.all([toBrotli(json, BROTLI), toGzip(json, { level: 6 })])
  return prebuilt({ json, br, gzip: gz, etag: `W/"${tag}"`, cacheControl })
}
