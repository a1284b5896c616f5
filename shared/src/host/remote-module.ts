import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { AppDispatch } from '../store'
import type { Host } from './host'

/** What the `loader` of a route finds in its `context`: the way to begin to read what the page will show. */
export type LoadContext = { dispatch: AppDispatch }

/** The default export of a remote's only door, `./remote`; checked at runtime before use. */
export type RemoteModule = {
  /** As in `remote.json`. */
  name: string
  /** Contract version it was built against. */
  contract: number
  /**
   * Route objects with absolute paths, the same patterns as in `remote.json`; pages are lazy. A `loader` beside the
   * component is called before the page is drawn and waited for a moment; what it answers is not used.
   */
  routes: (host: Host) => RouteObject[]
  /** Widgets other remotes may place through the shell. */
  slots?: Record<string, ComponentType<Record<string, unknown>>>
  /** Runs once before the first route is shown; `signal` aborts when the remote is taken down. */
  setup?: (host: Host, signal: AbortSignal) => void | Promise<void>
}
