/**
 * Versions by share key, as `provides.json` of the shell lists them; a key ending in `/` stands for
 * all below it.
 */
export type Provides = Readonly<Record<string, string>>

/** Under this key `provides.json` says which federation runtime the shell lends. */
export const RUNTIME_KEY = '@module-federation/runtime'

/** Version that a remote finds under a share key. */
export function providedVersion(key: string, provides: Provides): string | undefined {
  // Lent through a global of its own, never through the share scope.
  if (key === RUNTIME_KEY) return undefined
  if (Object.hasOwn(provides, key)) return provides[key]
  const prefix = Object.keys(provides).find((other) => other.endsWith('/') && key.startsWith(other))
  return prefix === undefined ? undefined : provides[prefix]
}
