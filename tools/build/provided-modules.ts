import type { StatsCompilation } from 'webpack'

/** `provide shared module (default) react/jsx-runtime@19.3.1 = …` */
const PROVIDE = /^provide shared module \([^)]*\) (\S+)@(\d\S*) = /

/** Version by share key of everything the built shell really provides, as the registry's contract check reads it. */
export function providedModules(stats: StatsCompilation): Record<string, string> {
  const found = (stats.modules ?? []).flatMap(({ name }) => {
    const [, key, version] = PROVIDE.exec(name ?? '') ?? []
    return key && version ? [[key, version] as const] : []
  })
  if (found.length === 0) throw new Error('the shell provides no module: its build names them in a new way')
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)))
}
