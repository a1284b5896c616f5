import type { Host } from '@saidian/shared/host'
import type { ComponentType } from 'react'
import type { Federation } from '../federation'
import { asRemoteError, type RemoteError } from '../remote-error'
import { loadPage } from '../steps/load-page'
import { readRoutes } from '../steps/read-routes'
import { withRetry } from '../timing/with-retry'
import type { ResolvedRemote } from '../versions/resolved-remote'
import type { FallbackPolicy } from './fallback-policy'

type Deps = {
  remoteOf: (name: string) => ResolvedRemote | undefined
  load: Federation['load']
  host: Host
  hostOf: (remote: string) => Host
  fallback: FallbackPolicy
}

/** Loads the components of routes and remembers those that have loaded. */
export function createPageLoader(
  deps: Deps,
): Pick<Federation, 'page' | 'pageThrew' | 'loaded' | 'begin'> {
  const begun = new Map<string, Promise<ComponentType>>()
  const pages = new Map<string, ComponentType>()

  const attempt = async (name: string, path: string): Promise<ComponentType> => {
    const page = await attemptPage(deps, name, path)
    pages.set(keyOf(name, path), page)
    return page
  }

  return {
    pageThrew: (name, path, thrown) => void failPage(deps, name, path, thrown),
    loaded: (name, path) => pages.get(keyOf(name, path)) ?? null,
    page(name, path) {
      const key = keyOf(name, path)
      const page = begun.get(key) ?? attempt(name, path)
      begun.delete(key)
      return page
    },
    begin(name, path) {
      const page = attempt(name, path)
      begun.set(keyOf(name, path), page)
      // The `page` call that takes over this load receives its failure.
      return page.then(
        () => undefined,
        () => undefined,
      )
    },
  }
}

async function attemptPage(deps: Deps, name: string, path: string): Promise<ComponentType> {
  const { remoteOf, load, hostOf, fallback } = deps
  const host = hostOf(name)
  const resolved = remoteOf(name)
  // The promise stays pending: the reload ends this page.
  if (resolved && fallback.reloadIfGivenUp(resolved)) return new Promise(() => {})
  const remote = await load(name)
  try {
    return await withRetry(
      () => loadPage({ remote: name, routes: readRoutes(remote, host), path, host }),
      { isRetryable: (cause) => asRemoteError(name, cause).kind === 'files' },
    )
  } catch (cause) {
    throw failPage(deps, name, path, cause)
  }
}

/** Reports and counts the fault of a page. */
function failPage(
  { remoteOf, host, fallback }: Deps,
  name: string,
  path: string,
  cause: unknown,
): RemoteError {
  const error = asRemoteError(name, cause)
  host.report(error, { remote: name, kind: error.kind, path })
  const resolved = remoteOf(name)
  if (resolved) fallback.afterFailedPage(resolved, error.kind)
  return error
}

function keyOf(name: string, path: string): string {
  return `${name} ${path}`
}
