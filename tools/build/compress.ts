import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { distFiles } from './dist-files'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const TEXT = /\.(?:js|css|json|svg|txt|html|webmanifest)$/
/** A smaller file fits into one packet uncompressed. */
const WORTH_IT_BYTES = 512

/**
 * Writes `.br` (best) and `.gz` siblings of every text file, so that serving needs no compression.
 */
export async function compressFiles(dist: string): Promise<void> {
  await Promise.all(
    distFiles(dist)
      .filter((path) => TEXT.test(path))
      .map((path) => compressFile(join(dist, path))),
  )
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < WORTH_IT_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  }
  const [small, wide] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, wide)])
}
