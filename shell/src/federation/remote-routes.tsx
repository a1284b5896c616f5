import type { RemoteMeta } from '@saidian/shared/contracts'
import type { ComponentType, ReactElement } from 'react'
import type { Federation } from './create-federation'
import { ChannelOffline } from './views/channel-offline'
import { FederatedRoute } from './views/federated-route'

export type MountedRoute = RemoteMeta['routes'][number] & {
  /** Federation name of the owner. */
  remote: string
  /** Name of the owner for people. */
  titleZh: string
  /** What to render at `path`, inside the route's layout and behind its guard. */
  element: ReactElement
}

type Parts = { federation: Federation; LoadingView: ComponentType; goHome: () => void }

/** One entry per route of every known remote, in the order of the metas. Loads nothing: code comes when a route is shown. */
export function remoteRoutes({ federation, LoadingView, goHome }: Parts): MountedRoute[] {
  return federation.metas.flatMap(({ name, titleZh, routes }) =>
    routes.map((route) => ({
      ...route,
      remote: name,
      titleZh,
      element: federation.isPublished(name) ? (
        <FederatedRoute
          // Neighbouring routes are the same component at the same place: the key keeps their attempts apart.
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
