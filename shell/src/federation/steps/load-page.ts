import type { Host } from '@saidian/shared/host'
import { matchPath } from '@saidian/shared/router'
import type { ComponentType } from 'react'
import { RemoteError } from '../remote-error'
import { isServerTextShown } from '../timing/server-text'
import { LAZY_TIMEOUT_MS, LOADER_MS, SERVER_TEXT_MS } from '../timing/time-limits'
import { within } from '../timing/within'
import { withinLimit } from '../timing/within-limit'
import type { RemoteRouteObject } from './read-routes'

type Wanted = {
  remote: string
  routes: RemoteRouteObject[]
  /** Pattern as in `remote.json`. */
  path: string
  host: Host
}

/**
 * Loads the component of one route. Its `loader` may begin to read the page's data; the page waits
 * for it at most 150 ms, so that a page with its data renders once and not twice; longer while the
 * reader has the text of the page from the server.
 */
export async function loadPage({ remote, routes, path, host }: Wanted): Promise<ComponentType> {
  const route = routes.find((candidate) => candidate.path === path)
  if (!route) throw new RemoteError(remote, 'missing-page', `it has no route ${path}`)
  const limit = { remote, what: 'its page', ms: LAZY_TIMEOUT_MS }
  const parts =
    typeof route.lazy === 'function'
      ? { ...route, ...(await withinLimit(route.lazy(), limit)) }
      : route
  const { Component, element, loader } = parts
  const waitMs = isServerTextShown() ? SERVER_TEXT_MS : LOADER_MS
  if (typeof loader === 'function') await within(waitMs, load(loader, path, host))
  if (Component) return Component
  if (element) return () => element
  throw new RemoteError(remote, 'missing-page', `its route ${path} shows nothing`)
}

type Loader = NonNullable<RemoteRouteObject['loader']>

async function load(loader: Loader, path: string, host: Host): Promise<unknown> {
  const params = matchPath(path, location.pathname)?.params ?? {}
  return loader({ params, request: new Request(location.href), context: host })
}
