/** A module that the shell provides. */
export type ProvidedModule = {
  version: string
  /** Names that it exports; absent when the build of the shell could not list them. */
  exports?: readonly string[]
}

/**
 * Modules by share key, as `provides.json` of the shell lists them; a key ending in `/` stands for
 * everything below it.
 */
export type Provides = Readonly<Record<string, ProvidedModule>>

/** Key of `provides.json` for the federation runtime that the shell provides. */
export const RUNTIME_KEY = '@module-federation/runtime'

/** The module that a remote finds under a share key. */
export function providedModule(key: string, provides: Provides): ProvidedModule | undefined {
  // The runtime is provided through its own global, never through the share scope.
  if (key === RUNTIME_KEY) return undefined
  if (Object.hasOwn(provides, key)) return provides[key]
  const prefix = Object.keys(provides).find((other) => other.endsWith('/') && key.startsWith(other))
  return prefix === undefined ? undefined : provides[prefix]
}
