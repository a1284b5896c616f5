import type { Host, RemoteModule } from '@saidian/shared/host'
import { RemoteError } from '../remote-error'

export type RemoteRouteObject = ReturnType<RemoteModule['routes']>[number]

/**
 * Route objects of a remote. Read again for each load, so that a failed lazy page is not cached.
 */
export function readRoutes(remote: RemoteModule, host: Host): RemoteRouteObject[] {
  let routes: unknown
  try {
    routes = remote.routes(host)
  } catch (cause) {
    throw new RemoteError(remote.name, 'execution', 'its routes threw', { cause })
  }
  if (!Array.isArray(routes))
    throw new RemoteError(remote.name, 'contract', 'its routes are not a list')
  return routes
}
