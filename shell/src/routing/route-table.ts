import type { RemoteMeta } from '@saidian/shared/contracts/registry'
import { createRouteMatcher, type RouteMatch } from '@saidian/shared/lib'

/** A route with its remote. */
export type RouteMeta = Pick<RouteMatch, 'meta' | 'route'>

/**
 * Returns the known route at a path. Caches the last result: several parts of the layout ask at
 * each navigation.
 */
export function createRouteTable(
  metas: readonly RemoteMeta[],
): (pathname: string) => RouteMeta | null {
  const match = createRouteMatcher(metas)
  let last: { pathname: string; found: RouteMeta | null } | null = null
  return (pathname) => {
    if (last?.pathname !== pathname) last = { pathname, found: match(pathname) }
    return last.found
  }
}
