import type { RemoteMeta, RemoteRoute } from '../contracts/registry'
import { createPatternMatcher } from './pattern-matcher'

export type RouteMatch = {
  meta: RemoteMeta
  route: RemoteRoute
  /** Parameters of the address, still encoded. */
  params: Record<string, string>
}

/**
 * Finds the page of an address among the routes of all remotes: the one decision of the server and
 * of the shell.
 */
export function createRouteMatcher(
  metas: readonly RemoteMeta[],
): (path: string) => RouteMatch | null {
  const match = createPatternMatcher(
    metas.flatMap((meta) => meta.routes.map((route) => ({ path: route.path, meta, route }))),
  )
  return (path) => {
    const found = match(path)
    return found && { meta: found.route.meta, route: found.route.route, params: found.params }
  }
}
