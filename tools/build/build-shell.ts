import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { EXPORTS_FILE, serviceWorkerConfig, shellConfig, workspaceRoot } from '../federation'
import { compressFiles } from './compress'
import { writeFlags } from './flags'
import { knownKeys } from './known-keys'
import { type ExportedNames, providedModules } from './provided-modules'
import { readKnownMetas } from './read-meta'
import { runWebpack } from './run-webpack'
import { shellManifest } from './shell-manifest'

type ShellBuild = {
  root: string
  directory?: string
  dist?: string
  isForDevelopment?: boolean
  /** With packed copies of its files beside them (default: in production). */
  isPacked?: boolean
}

/** Builds the shell into `dist`, with the files that the HTML handler and the registry read. */
export async function buildShell({
  root,
  directory = join(root, 'shell'),
  dist = join(directory, 'dist'),
  isForDevelopment,
  isPacked = !isForDevelopment,
}: ShellBuild): Promise<void> {
  const stats = await runWebpack(shellConfig({ directory, output: dist, isForDevelopment }))
  const write = (name: string, value: unknown) =>
    writeFileSync(join(dist, name), JSON.stringify(value, null, 1))
  writeFlags(dist)
  // Written first: its version is that of the files a page loads.
  write('shell-manifest.json', shellManifest(dist, stats))
  const names = takeExports(dist)
  const exported = isForDevelopment ? withLibraries(names) : names
  write('provides.json', providedModules(stats, exported, knownKeys()))
  write('known-remotes.json', readKnownMetas(root))
  if (existsSync(join(directory, 'src/service-worker.ts')))
    await runWebpack(serviceWorkerConfig({ directory, output: dist }))
  if (isPacked) await compressFiles(dist)
}

/** The development build of React assigns its exports in a function, where webpack finds none. */
function withLibraries(names: ExportedNames): ExportedNames {
  const requireFrom = createRequire(join(workspaceRoot, 'shell/package.json'))
  const namesOf = (key: string) => [...Object.keys(requireFrom(key)), 'default'].sort()
  const all = Object.entries(names).map(([key, listed]) => [key, listed ?? namesOf(key)])
  return Object.fromEntries(all)
}

/** The exported names that the build listed; `provides.json` contains them from now on. */
function takeExports(dist: string): ExportedNames {
  const file = join(dist, EXPORTS_FILE)
  const names: ExportedNames = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(file)
  return names
}
