import type { RemoteMeta, RemoteRoute } from '@saidian/shared/contracts'
import { Navigate, type RouteObject } from '@saidian/shared/router'
import { LoadingOverlay } from '@saidian/shared/ui'
import type { ReactNode } from 'react'
import { MissingPage, RouteErrorPage } from '../errors/error-page'
import { type Federation, remoteRoutes } from '../federation'
import { Layout } from '../layouts/layout'
import { Root } from '../page/root'
import type { RouteMeta } from '../page/use-route-meta'
import { Guarded } from './guarded'

/** Where `/` leads; the only route that the shell itself owns. */
export const HOME_TARGET = '/vlive/0'

type Parts = { federation: Federation; goHome: () => void; report: (error: unknown) => void }

/** The whole route tree: one frame, the page of every `remote.json` route in it, and 404 for the rest. */
export function buildRoutes({ federation, goHome, report }: Parts): RouteObject[] {
  const mounted = remoteRoutes({ federation, LoadingView: LoadingOverlay, goHome })
  const elements = new Map(mounted.map(({ path, element }) => [path, element]))
  const pages = federation.metas.flatMap((meta) =>
    meta.routes.map((route) => pageRoute(meta, route, elements.get(route.path))),
  )
  return [
    {
      element: <Root overrides={federation.overrides} />,
      errorElement: <RouteErrorPage report={report} />,
      children: [
        {
          element: <Layout />,
          children: [
            { path: '/', element: <Navigate to={HOME_TARGET} replace /> },
            ...pages,
            { path: '*', element: <MissingPage /> },
          ],
        },
      ],
    },
  ]
}

function pageRoute(meta: RemoteMeta, route: RemoteRoute, element: ReactNode): RouteObject {
  const handle: RouteMeta = { meta, route }
  const shown = route.redirect ? (
    <Navigate to={route.redirect} replace />
  ) : (
    <Guarded guard={route.guard}>{element}</Guarded>
  )
  return { path: route.path, handle, element: shown }
}
