import type { Host } from '@saidian/shared/host'
import type { ContainerSource } from '../container/container-source'
import type { LoadedRemote } from '../federation'
import { asRemoteError, RemoteError } from '../remote-error'
import { readRoutes } from '../steps/read-routes'
import { setupRemote } from '../steps/setup-remote'
import { validateRemoteModule } from '../steps/validate-remote-module'
import type { ResolvedRemote } from '../versions/resolved-remote'
import type { WidgetHome } from '../widgets/isolated-widget'
import { isolatedWidgets } from '../widgets/load-widgets'
import type { FallbackPolicy } from './fallback-policy'

type Deps = {
  remoteOf: (name: string) => ResolvedRemote | undefined
  source: ContainerSource
  host: Host
  hostOf: (remote: string) => Host
  fallback: FallbackPolicy
  home: WidgetHome
}

/** Loads each remote once; a failed load is forgotten, so that the next call loads again. */
export function createRemoteLoader({ remoteOf, source, host, hostOf, fallback, home }: Deps) {
  const loading = new Map<string, Promise<LoadedRemote>>()

  const prepare = async (name: string, entry: unknown): Promise<LoadedRemote> => {
    const remote = validateRemoteModule(name, entry)
    const given = hostOf(name)
    await setupRemote(remote, given)
    const widgets = isolatedWidgets(remote, home)
    return { ...remote, widgets, routeObjects: readRoutes(remote, given) }
  }

  const reported = (name: string, version: string, cause: unknown): RemoteError => {
    const error = asRemoteError(name, cause)
    host.report(error, { remote: name, kind: error.kind, version })
    return error
  }

  const attempt = async (name: string): Promise<LoadedRemote> => {
    const remote = remoteOf(name)
    if (!remote) throw new RemoteError(name, 'files', 'it is not published')
    try {
      return await prepare(name, await source.entryOf(name))
    } catch (cause) {
      const error = reported(name, remote.version, cause)
      const previous = fallback.afterFailedLoad(remote)
      if (!previous) throw error
      try {
        return await prepare(name, await source.entryOfVersion(name, previous))
      } catch (cause) {
        throw reported(name, previous.version, cause)
      }
    }
  }

  return (name: string): Promise<LoadedRemote> => {
    const known = loading.get(name)
    if (known) return known
    const fresh = attempt(name)
    loading.set(name, fresh)
    fresh.catch(() => loading.delete(name))
    return fresh
  }
}
