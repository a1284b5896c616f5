import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const SKIPPED = new Set(['node_modules', 'dist', '.cache', 'var'])
const NOT_BUILT = /\.(?:test|gallery)\.tsx?$/

/**
 * Hash of all inputs of a build below `places` (files or folders, relative to `root`); tests and
 * examples of the gallery do not count.
 */
export function inputHash(root: string, places: string[]): string {
  const hash = createHash('sha256')
  for (const place of places) {
    for (const file of filesBelow(join(root, place))) {
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}

function filesBelow(place: string): string[] {
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [place]
  return readdirSync(place, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name) && !NOT_BUILT.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(place, entry.name)
      return entry.isDirectory() ? filesBelow(path) : [path]
    })
}
