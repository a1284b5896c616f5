/** A route pattern and who owns it. */
export type RouteClaim = { path: string; owner: string }

/** Routes that no remote may take. */
export const SHELL_ROUTES: readonly RouteClaim[] = [{ path: '/', owner: 'the shell' }]

/**
 * Two patterns with the same claim match the same addresses: names of parameters and letter case do
 * not tell them apart.
 */
export function claimOf(pattern: string): string {
  const segments = pattern.toLowerCase().split('/').filter(Boolean)
  return `/${segments.map((segment) => segment.replace(/^:[^?]+/, ':')).join('/')}`
}
