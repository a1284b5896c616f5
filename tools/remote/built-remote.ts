import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import type { SourceCommit } from '@saidian/shared/contracts/registry'
import { workspaceRoot } from '../federation/workspace'
import { CommandError } from '../staff/command-error'

/** A remote as the build wrote it. */
export type BuiltRemote = VersionFile & { files: Map<string, Buffer> }
/** `version.json`, which the build writes. */
type VersionFile = { name: string; version: string; commit?: SourceCommit }

/** Files of the build for other purposes: maps, compressed copies, marks and the version itself. */
const NOT_PUBLISHED = /(^|\/)\.|\.(map|br|gz)$|^version\.json$/

/** Remotes of the workspace that have been built, as folders of their dist. */
export async function builtFolders(root = workspaceRoot): Promise<string[]> {
  const names = (await readdir(root)).filter((name) => name.startsWith('mf-')).sort()
  return names
    .map((name) => join(root, name, 'dist'))
    .filter((dist) => existsSync(join(dist, 'version.json')))
}

/** The dist folder of `given`: a package (`mf-live`, `mf_live`) or a path. */
export function distOf(given: string, root = workspaceRoot): string {
  const places = [
    join(root, given.replaceAll('_', '-'), 'dist'),
    resolve(given),
    resolve(given, 'dist'),
  ]
  const found = places.find((place) => existsSync(join(place, 'version.json')))
  if (found) return found
  throw new CommandError(
    `${given} is not a built remote: there is no version.json. Run \`pnpm build\` first.`,
  )
}

/**
 * Reads every file to be published. Throws on links: only files inside the folder are published.
 */
export async function readBuilt(dist: string): Promise<BuiltRemote> {
  const { name, version, commit }: VersionFile = JSON.parse(
    await readFile(join(dist, 'version.json'), 'utf8'),
  )
  const files = new Map<string, Buffer>()
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    const path = relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/')
    if (NOT_PUBLISHED.test(path) || entry.isDirectory()) continue
    if (!entry.isFile())
      throw new CommandError(`${path} in ${dist} is not a plain file; links are not published.`)
    files.set(path, await readFile(join(dist, path)))
  }
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1))
  return { name, version, commit, files: new Map(sorted) }
}
