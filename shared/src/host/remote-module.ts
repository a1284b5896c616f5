import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { Host } from './host'

/** The default export of a remote's only door, `./remote`; checked at runtime before use. */
export type RemoteModule = {
  /** As in `remote.json`. */
  name: string
  /** Contract version it was built against. */
  contract: number
  /** Route objects with absolute paths, the same patterns as in `remote.json`; pages are lazy. */
  routes: (host: Host) => RouteObject[]
  /** Widgets other remotes may place through the shell. */
  slots?: Record<string, ComponentType<Record<string, unknown>>>
  /** Runs once before the first route is shown; `signal` aborts when the remote is taken down. */
  setup?: (host: Host, signal: AbortSignal) => void | Promise<void>
}
