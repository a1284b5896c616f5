import type { Host, RemoteModule } from '@saidian/shared/host'
import { RemoteError } from '../remote-error'

export type RemoteRouteObject = ReturnType<RemoteModule['routes']>[number]

/** Route objects of a remote. Asked anew at each attempt, so that a page that failed to load is not remembered. */
export function readRoutes(door: RemoteModule, host: Host): RemoteRouteObject[] {
  let routes: unknown
  try {
    routes = door.routes(host)
  } catch (cause) {
    throw new RemoteError(door.name, 'execution', 'its routes threw', { cause })
  }
  if (!Array.isArray(routes))
    throw new RemoteError(door.name, 'contract', 'its routes are not a list')
  return routes
}
