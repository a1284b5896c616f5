/** A route pattern and the remote that owns it. */
export type RouteClaim = { path: string; owner: string }

/** Routes that no remote may take. */
export const SHELL_ROUTES: readonly RouteClaim[] = [{ path: '/', owner: 'the shell' }]

/**
 * Two patterns with the same claim match the same addresses: names of parameters and letter case do
 * not count.
 */
export function claimOf(pattern: string): string {
  const segments = pattern.toLowerCase().split('/').filter(Boolean)
  return `/${segments.map((segment) => segment.replace(/^:[^?]+/, ':')).join('/')}`
}
