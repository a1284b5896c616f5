import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const FEEDS_DIR = fileURLToPath(new URL('../..', import.meta.url))
/** What decides the world: the demo's own files and those that it shares with other feeds. */
const GENERATOR = [
  'demo',
  'timeline',
  'text',
  'random.ts',
  'catalogue/known',
  'catalogue/formations.ts',
]

/**
 * Hash of the files of the generator: after any change of them the demo publishes its world again.
 */
export async function worldVersion(dir = FEEDS_DIR, parts = GENERATOR): Promise<string> {
  const names = (await Promise.all(parts.map((part) => filesOf(dir, part)))).flat().sort()
  const hash = createHash('sha256')
  for (const name of names.filter((name) => /(?<!\.test)\.(ts|csv)$/.test(name)))
    hash.update(name).update(await readFile(path.join(dir, name)))
  return hash.digest('hex').slice(0, 16)
}

async function filesOf(dir: string, part: string): Promise<string[]> {
  if (part.endsWith('.ts')) return [part]
  const names = await readdir(path.join(dir, part), { recursive: true })
  return names.map((name) => path.join(part, name))
}
