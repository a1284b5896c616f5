import { join } from 'node:path'
import type { StatsCompilation } from 'webpack'
import type { Provides } from '../../server/src/modules/registry'
import { installedVersion, workspaceRoot } from '../federation/workspace'

/** The shell shares it with every remote; a remote built for another version does not run. */
const RUNTIME = '@module-federation/runtime'

/** `provide shared module (default) react/jsx-runtime@19.3.1 = …` */
const PROVIDE = /^provide shared module \([^)]*\) (\S+)@(\d\S*) = /

/** Names by share key of a provided module; null when the build could not list them. */
export type ExportedNames = Record<string, string[] | null>

/**
 * Version and exported names of every module that the built shell provides, by share key, for the
 * registry, which compares them with what remotes import. Names that take a key are listed with
 * each key that the shell knows too.
 */
export function providedModules(
  stats: StatsCompilation,
  names: ExportedNames,
  keys: Record<string, string[]> = {},
): Provides {
  const found = (stats.modules ?? []).flatMap(({ name }) => {
    const [, key, version] = PROVIDE.exec(name ?? '') ?? []
    if (!key || !version) return []
    if (!names[key]) throw new Error(`the build lists no exports of ${key}`)
    return [[key, { version, exports: [...names[key], ...(keys[key] ?? [])] }] as const]
  })
  if (found.length === 0)
    throw new Error('the shell provides no module: its build names them in a new way')
  const version = installedVersion(join(workspaceRoot, 'shell'), RUNTIME)
  const runtime = [RUNTIME, { version }] as const
  return Object.fromEntries([...found, runtime].sort(([a], [b]) => (a < b ? -1 : 1)))
}
