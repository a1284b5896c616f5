import type { ComponentType } from 'react'
import type { PlaceValues, WidgetPlace } from '../contracts/registry'
import type { RouteObject } from '../router/route-object'
import type { Host } from './host'

/** The default export of a remote's entry point `./remote`; checked at runtime before use. */
export type RemoteModule = {
  /** As in `remote.json`. */
  name: string
  /** Contract version it was built against. */
  contract: number
  /**
   * Route objects with absolute paths, the same patterns as in `remote.json`; pages are lazy. A
   * `loader` beside the component is called before the page is drawn, with the host as its
   * `context`, and waited for a moment; what it answers is not used.
   */
  routes: (host: Host) => RouteObject[]
  /**
   * Loads the widgets that this remote shows in pages of remotes, by place and by the id that
   * `contributes` of `remote.json` declares. Their props are the values of the place.
   */
  widgets?: {
    [Place in WidgetPlace]?: Record<string, () => Promise<ComponentType<PlaceValues<Place>>>>
  }
  /**
   * Runs before the first page or widget of this remote is shown, once unless it fails, and may use
   * all of the host: calls, reducers and topics work already. The remote is shown when it has
   * finished; after 8 s it has failed. `signal` aborts then: end by it what setup began.
   */
  setup?: (host: Host, signal: AbortSignal) => void | Promise<void>
}
