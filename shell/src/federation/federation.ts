import type { PageBoot, RemoteMeta, RemoteRoute } from '@saidian/shared/contracts/registry'
import type { Host, RemoteModule } from '@saidian/shared/host'
import type { ComponentType } from 'react'
import type { RemoteRouteObject } from './steps/read-routes'
import type { RemoteStyles } from './styles/remote-styles'
import type { Overrides } from './versions/overrides'

export type LoadedRemote = RemoteModule & { routeObjects: RemoteRouteObject[] }

export type Federation = {
  /** Everything known about every remote, published or not. */
  metas: PageBoot['metas']
  styles: RemoteStyles
  /** The host of a remote: its own, which nobody can change. */
  hostOf: (remote: string) => Host
  /** Development overrides of this tab. */
  overrides: Overrides
  /** False for a remote that is known but not published: its routes show 频道未上线. */
  isPublished: (name: string) => boolean
  /**
   * Loads, validates and sets up a remote, once. A failure is not cached: the next call loads
   * again.
   * @throws RemoteError
   */
  load: (name: string) => Promise<LoadedRemote>
  /** Component of one route of a remote, by the route's pattern. @throws RemoteError */
  page: (name: string, path: string) => Promise<ComponentType>
  /**
   * Reports a page that threw while it rendered, and counts the fault towards the previous version.
   */
  pageThrew: (name: string, path: string, thrown: unknown) => void
  /** Component of a route that has loaded already; null otherwise. */
  loaded: (name: string, path: string) => ComponentType | null
  /**
   * Begins to load a route that is about to be shown; its first `page` call takes over this load.
   * Settles with the load, never rejects.
   */
  begin: (name: string, path: string) => Promise<void>
  /**
   * Downloads the files that a page starts with into the browser's cache without running them.
   * Rejects when a file cannot be downloaded.
   */
  prefetchFiles: (meta: RemoteMeta, route: RemoteRoute, signal: AbortSignal) => Promise<void>
}
