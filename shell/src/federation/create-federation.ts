import type { PageBoot, RemoteMeta, RemoteRoute } from '@saidian/shared/contracts'
import type { Host, RemoteModule } from '@saidian/shared/host'
import type { AppDispatch } from '@saidian/shared/store'
import type { ComponentType } from 'react'
import { createContainerSource } from './container-source'
import { pinnedToPrevious, pinToPrevious, takeReload } from './fallback-marks'
import { bringFiles, firstFiles } from './files-ahead'
import { type Overrides, readOverrides } from './overrides'
import { resolveSet } from './pinned-set'
import { asRemoteError, RemoteError } from './remote-error'
import type { ResolvedRemote } from './resolved-remote'
import { withSecondTry } from './second-try'
import { checkDoor } from './steps/check-door'
import { loadPage } from './steps/load-page'
import { type RemoteRouteObject, readRoutes } from './steps/read-routes'
import { setupRemote } from './steps/setup-remote'

export type LoadedRemote = RemoteModule & { routeObjects: RemoteRouteObject[] }

export type Federation = {
  /** Everything known about every remote, published or not. */
  metas: PageBoot['metas']
  /** Development overrides of this tab. */
  overrides: Overrides
  /** False for a remote that is known but not published: its routes show 频道未上线. */
  isPublished: (name: string) => boolean
  /** Loads, checks and sets up a remote, once; a failure is forgotten, so the next call is a fresh attempt. @throws RemoteError */
  load: (name: string) => Promise<LoadedRemote>
  /** Component of one route of a remote, by its pattern. @throws RemoteError */
  page: (name: string, path: string) => Promise<ComponentType>
  /** The same once it has loaded, for a page that shall be drawn at once. */
  loaded: (name: string, path: string) => ComponentType | null
  /** Begins to load a route that is about to be shown: its first `page` takes this attempt over. Settles with it. */
  begin: (name: string, path: string) => Promise<void>
  /** Loads a remote that will probably be wanted soon; silent. */
  prefetch: (name: string) => void
  /** Brings the files that a page starts with into the browser's cache; nothing of them runs. Rejects when one does not come. */
  bring: (meta: RemoteMeta, route: RemoteRoute, signal: AbortSignal) => Promise<void>
}

type Parts = { boot: PageBoot; host: Host; dispatch: AppDispatch; reload?: () => void }

/** The remotes of this page. Call once: the set is fixed for the page's life. */
export function createFederation({
  boot,
  host,
  dispatch,
  reload = () => location.reload(),
}: Parts): Federation {
  const overrides = readOverrides(boot.config.allowOverrides, location.href)
  const set = resolveSet(boot, overrides, location.href)
  const manifests = manifestsOf(boot, set)
  const source = createContainerSource({ set, manifests, track: host.track })
  const loading = new Map<string, Promise<LoadedRemote>>()
  const failures = new Map<string, number>()
  const begun = new Map<string, Promise<ComponentType>>()
  const pages = new Map<string, ComponentType>()
  const lifetime = new AbortController()

  const prepare = async (name: string, door: unknown): Promise<LoadedRemote> => {
    const remote = checkDoor(name, door)
    await setupRemote(remote, host, lifetime.signal)
    return { ...remote, routeObjects: readRoutes(remote, host) }
  }

  const fallBack = (remote: ResolvedRemote, error: RemoteError): Promise<LoadedRemote> => {
    const { name, previous } = remote
    if (!previous || (failures.get(name) ?? 0) < 2) throw error
    host.track('remote.fallback', { remote: name, version: previous.version })
    if (!source.hasRun(name))
      return source.doorOfVersion(name, previous).then((door) => prepare(name, door))
    // Its globals are taken: only a new page can run the older version.
    pinToPrevious(name, remote.version)
    if (takeReload(name, remote.version)) reload()
    throw error
  }

  const attempt = async (name: string): Promise<LoadedRemote> => {
    const remote = set.find((candidate) => candidate.name === name)
    if (!remote) throw new RemoteError(name, 'files', 'it is not published')
    try {
      return await prepare(name, await source.doorOf(name))
    } catch (cause) {
      const error = asRemoteError(name, cause)
      failures.set(name, (failures.get(name) ?? 0) + 1)
      host.report(error, { remote: name, kind: error.kind, version: remote.version })
      return fallBack(remote, error)
    }
  }

  // Its entry has run, so a new page has to help: the same version once more where a file did not come, then the previous.
  const pageFailed = (name: string, { kind }: RemoteError) => {
    const remote = set.find((candidate) => candidate.name === name)
    if (!remote || kind === 'missing-page' || !navigator.onLine) return
    if (kind === 'files' && takeReload(name, remote.version)) return reload()
    failures.set(name, (failures.get(name) ?? 0) + 1)
    const isGivenUp = kind === 'files' || (failures.get(name) ?? 0) >= 2
    if (!remote.previous || !isGivenUp) return
    host.track('remote.fallback', { remote: name, version: remote.previous.version })
    pinToPrevious(name, remote.version)
    if (takeReload(name, remote.version)) reload()
  }

  // The version was given up and has had its automatic reload: this one is the reader's own, by 重试 or by going on.
  const reloadIfGivenUp = (name: string): Promise<void> | undefined => {
    const remote = set.find((candidate) => candidate.name === name)
    if (!remote?.previous || !pinnedToPrevious(name, remote.version)) return
    reload()
    return new Promise(() => {})
  }

  const load = (name: string): Promise<LoadedRemote> => {
    const known = loading.get(name)
    if (known) return known
    const fresh = attempt(name)
    loading.set(name, fresh)
    fresh.catch(() => loading.delete(name))
    return fresh
  }

  const pageOf = async (name: string, path: string): Promise<ComponentType> => {
    await reloadIfGivenUp(name)
    const remote = await load(name)
    try {
      const page = await withSecondTry(
        () => loadPage({ remote: name, routes: readRoutes(remote, host), path, dispatch }),
        { isWorthIt: (cause) => asRemoteError(name, cause).kind === 'files' },
      )
      pages.set(keyOf(name, path), page)
      return page
    } catch (cause) {
      const error = asRemoteError(name, cause)
      host.report(error, { remote: name, kind: error.kind, path })
      pageFailed(name, error)
      throw error
    }
  }

  return {
    metas: boot.metas,
    overrides,
    isPublished: (name) => set.some((remote) => remote.name === name),
    load,
    loaded: (name, path) => pages.get(keyOf(name, path)) ?? null,
    page(name, path) {
      const key = keyOf(name, path)
      const attempt = begun.get(key) ?? pageOf(name, path)
      begun.delete(key)
      return attempt
    },
    begin(name, path) {
      const attempt = pageOf(name, path)
      begun.set(keyOf(name, path), attempt)
      // A failure is told to whoever takes it over.
      return attempt.then(
        () => undefined,
        () => undefined,
      )
    },
    prefetch(name) {
      load(name).catch(() => undefined)
    },
    async bring(meta, route, signal) {
      const remote = set.find(({ name }) => name === meta.name)
      if (remote) await bringFiles(firstFiles(remote, meta, route), signal)
    },
  }
}

function keyOf(name: string, path: string): string {
  return `${name} ${path}`
}

/** Inlined manifests belong to the versions the server pinned; a tab that loads another version fetches its own. */
function manifestsOf(boot: PageBoot, set: ResolvedRemote[]): Record<string, unknown> {
  const pinned = new Map(boot.remotes.map(({ name, version }) => [name, version]))
  return Object.fromEntries(
    set
      .filter(({ name, version }) => version === pinned.get(name) && boot.manifests[name])
      .map(({ name }) => [name, boot.manifests[name]]),
  )
}
