import type { RemoteModule } from '@saidian/shared/host'
import type { ComponentType } from 'react'
import { LAZY_TIMEOUT_MS } from '../timing/time-limits'
import { withinLimit } from '../timing/within-limit'
import type { WidgetHome } from './isolated-widget'

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
