import type { RemoteModule } from '@saidian/shared/host'
import type { ComponentType, ReactNode } from 'react'
import type { RemoteError } from '../remote-error'
import type { RemoteStyles } from '../styles/remote-styles'
import { LAZY_TIMEOUT_MS } from '../timing/time-limits'
import { withinLimit } from '../timing/within-limit'

export type WidgetHome = {
  /** What stands around everything of a remote: its host and the store. */
  frame: (remote: string, children: ReactNode) => ReactNode
  styles: RemoteStyles
  /** Reports a fault of a widget and counts it towards its remote. */
  failed: (remote: string, widget: string, thrown: unknown) => RemoteError
  /** Reports what a widget threw while it left. */
  left: (remote: string, thrown: unknown) => void
}

type Loaders = Record<string, () => Promise<ComponentType<object>>>

/**
 * The widgets of a remote as places get them: each keeps what goes wrong to itself. The code for
 * that comes with the first widget.
 */
export function isolatedWidgets(
  { name, widgets = {} }: RemoteModule,
  home: WidgetHome,
): RemoteModule['widgets'] {
  const isolated =
    (place: string, id: string, load: Loaders[string]) =>
    async (): Promise<ComponentType<object>> => {
      const widget = `${place} ${id}`
      try {
        const limit = { remote: name, what: `its widget ${id}`, ms: LAZY_TIMEOUT_MS }
        const [{ isolateWidget }, Widget] = await Promise.all([
          import(/* webpackChunkName: "widget" */ './isolated-widget'),
          withinLimit(load(), limit),
        ])
        return isolateWidget(Widget, { remote: name, place, widget, home })
      } catch (cause) {
        throw home.failed(name, widget, cause)
      }
    }
  const places = Object.entries(widgets as Record<string, Loaders>).map(([place, loaders]) => [
    place,
    Object.fromEntries(
      Object.entries(loaders).map(([id, load]) => [id, isolated(place, id, load)]),
    ),
  ])
  return Object.fromEntries(places)
}
