import { join } from 'node:path'
import type { StatsCompilation } from 'webpack'
import { installedVersion, workspaceRoot } from '../federation/workspace'

/** The shell shares it with every remote; a remote built for another version does not run. */
const RUNTIME = '@module-federation/runtime'

/** `provide shared module (default) react/jsx-runtime@19.3.1 = …` */
const PROVIDE = /^provide shared module \([^)]*\) (\S+)@(\d\S*) = /

/**
 * Version by share key of every module that the built shell provides, for the registry's contract
 * check.
 */
export function providedModules(stats: StatsCompilation): Record<string, string> {
  const found = (stats.modules ?? []).flatMap(({ name }) => {
    const [, key, version] = PROVIDE.exec(name ?? '') ?? []
    return key && version ? [[key, version] as const] : []
  })
  if (found.length === 0)
    throw new Error('the shell provides no module: its build names them in a new way')
  const runtime = [RUNTIME, installedVersion(join(workspaceRoot, 'shell'), RUNTIME)] as const
  return Object.fromEntries([...found, runtime].sort(([a], [b]) => (a < b ? -1 : 1)))
}
