import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { AppDispatch } from '../store'
import type { Host } from './host'
import type { SlotValues } from './slot'

/**
 * What the `loader` of a route finds in its `context`: the way to begin to read what the page will
 * show.
 */
export type LoadContext = { dispatch: AppDispatch }

/** The default export of a remote's entry point `./remote`; checked at runtime before use. */
export type RemoteModule = {
  /** As in `remote.json`. */
  name: string
  /** Contract version it was built against. */
  contract: number
  /**
   * Route objects with absolute paths, the same patterns as in `remote.json`; pages are lazy. A
   * `loader` beside the component is called before the page is drawn and waited for a moment; what
   * it answers is not used.
   */
  routes: (host: Host) => RouteObject[]
  /**
   * Widgets other remotes may place by `<Slot name>`; their names also stand in `slots` of
   * `remote.json`.
   */
  slots?: Record<string, ComponentType<SlotValues>>
  /** Runs once before the first route is shown; `signal` aborts when the remote is taken down. */
  setup?: (host: Host, signal: AbortSignal) => void | Promise<void>
}
