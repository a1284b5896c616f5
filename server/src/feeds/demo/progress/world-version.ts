import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const GENERATOR_DIR = fileURLToPath(new URL('..', import.meta.url))

/**
 * Hash of the files of the generator: after any change of them the demo publishes its world again.
 */
export async function worldVersion(dir = GENERATOR_DIR): Promise<string> {
  const names = (await readdir(dir, { recursive: true })).sort()
  const hash = createHash('sha256')
  for (const name of names.filter((name) => /(?<!\.test)\.(ts|csv)$/.test(name)))
    hash.update(name).update(await readFile(path.join(dir, name)))
  return hash.digest('hex').slice(0, 16)
}
