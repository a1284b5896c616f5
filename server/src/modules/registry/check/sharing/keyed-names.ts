/**
 * Names of provided modules that take a key, by share key: a shell that exports the name may lack
 * the key. The shell lists each key that it knows as a name, such as `useSetting("noSpoiler")`.
 */
export const KEYED_NAMES = {
  '@saidian/shared/api': ['CLIENT_REASONS'],
  '@saidian/shared/store': ['useSetting', 'useFollow'],
  '@saidian/shared/ui': ['Icon'],
} as const satisfies Record<string, readonly string[]>

/** A keyed name as lists of exports and imports have it. */
export function keyedName(name: string, key: string): string {
  return `${name}(${JSON.stringify(key)})`
}

/** A shell from before keys were listed is not asked for them. */
export function isExported(name: string, exported: readonly string[]): boolean {
  if (exported.includes(name)) return true
  const [callee, key] = name.split('(')
  return key !== undefined && !exported.some((each) => each.startsWith(`${callee}(`))
}
