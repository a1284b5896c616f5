import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ListFile } from '@saidian/shared/contracts/registry'
import { distFiles, integrityOf } from './dist-files'

const HASH_LENGTH = 8

/** Writes the list of the scripts and style sheets in `dist` with their digests. */
export function writeFileList(dist: string): ListFile {
  const code = distFiles(dist).filter((file) => /\.(?:js|css)$/.test(file))
  const integrity = Object.fromEntries(code.map((file) => [file, integrityOf(join(dist, file))]))
  const bytes = Buffer.from(JSON.stringify({ integrity }))
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH)
  const file = `files.${hash}.json`
  writeFileSync(join(dist, file), bytes)
  return { file, integrity: integrityOf(bytes) }
}
