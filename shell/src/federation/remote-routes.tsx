import type { RemoteMeta } from '@saidian/shared/contracts/registry'
import type { ComponentType, ReactElement } from 'react'
import type { Federation } from './federation'
import { ChannelOffline } from './views/channel-offline'
import { FederatedRoute } from './views/federated-route'

export type MountedRoute = RemoteMeta['routes'][number] & {
  /** Federation name of the remote that has the route. */
  remote: string
  /** Name of that remote on the screen. */
  titleZh: string
  /** The element to render at `path`, inside the route's layout and behind its guard. */
  element: ReactElement
}

type Parts = { federation: Federation; LoadingView: ComponentType; goHome: () => void }

/**
 * One entry per route of every known remote, in the order of the metas. Loads no code until a route
 * renders.
 */
export function remoteRoutes({ federation, LoadingView, goHome }: Parts): MountedRoute[] {
  const overridden = new Set(federation.overrides.remotes.map(({ name }) => name))
  return federation.metas.flatMap(({ name, titleZh, routes }) =>
    routes.map((route) => ({
      ...route,
      remote: name,
      titleZh,
      // A planned page may be published unfinished: only its developer sees it.
      element:
        federation.isPublished(name) && (!route.planned || overridden.has(name)) ? (
          <FederatedRoute
            // Routes share one component at one place: the key separates their states.
            key={route.path}
            federation={federation}
            remote={name}
            titleZh={titleZh}
            path={route.path}
            LoadingView={LoadingView}
          />
        ) : (
          <ChannelOffline onHome={goHome} />
        ),
    })),
  )
}
