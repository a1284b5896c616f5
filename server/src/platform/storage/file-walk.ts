import { opendir, stat } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '../error-code'
import type { ListedObject } from './storage'

/** Files below `dir` whose path begins with the prefix; skips what begins with a dot. */
export async function* walkFiles(dir: string, prefix: string): AsyncGenerator<ListedObject> {
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1)
  const names = await opendir(path.join(dir, folder)).catch(orAbsent)
  for await (const entry of names ?? []) {
    const key = folder + entry.name
    if (entry.name.startsWith('.')) continue
    const isBelow = key.startsWith(prefix)
    if (entry.isDirectory() && isBelow) yield* walkFiles(dir, `${key}/`)
    if (!entry.isFile() || !isBelow) continue
    const file = await stat(path.join(dir, key)).catch(orAbsent)
    if (file) yield { key, bytes: file.size, ageMs: Date.now() - file.mtimeMs }
  }
}

/** Another process may remove what was just listed. */
function orAbsent(error: unknown): null {
  if (errorCode(error) === 'ENOENT') return null
  throw error
}
