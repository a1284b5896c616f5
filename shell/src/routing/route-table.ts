import type { RemoteMeta, RemoteRoute } from '@saidian/shared/contracts/registry'
import { matchRoutes, type RouteObject } from '@saidian/shared/router'

/** A route with its remote; the `handle` of the route object. */
export type RouteMeta = { meta: RemoteMeta; route: RemoteRoute }

/**
 * Returns the known route at a path. Caches the last result: several parts of the layout ask at
 * each navigation.
 */
export function createRouteTable(
  metas: readonly RemoteMeta[],
): (pathname: string) => RouteMeta | null {
  const table: RouteObject[] = metas.flatMap((meta) =>
    meta.routes.map((route) => ({ path: route.path, handle: { meta, route } satisfies RouteMeta })),
  )
  let last: { pathname: string; found: RouteMeta | null } | null = null
  return (pathname) => {
    if (last?.pathname !== pathname) {
      last = {
        pathname,
        found:
          (matchRoutes(table, pathname)?.at(-1)?.route.handle as RouteMeta | undefined) ?? null,
      }
    }
    return last.found
  }
}
