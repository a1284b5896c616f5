import { homeTarget, isOwnAddress, paths } from '@saidian/shared/contracts/page'
import type { RemoteMeta } from '@saidian/shared/contracts/registry'
import { ContributionContext, createContributions } from '@saidian/shared/host'
import { Navigate, type RouteObject } from '@saidian/shared/router'
import { LoadingOverlay } from '@saidian/shared/ui'
import type { ReactNode } from 'react'
import { MissingPage } from '../errors/error-page'
import { type Federation, remoteRoutes } from '../federation'
import { Guarded } from './guarded'
import { createRouteTable } from './route-table'

type Mounted = Pick<RemoteMeta['routes'][number], 'path' | 'redirect' | 'guard'>

/**
 * The page of every `remote.json` route behind its guard, the redirect of `/`, and 404 for other
 * paths.
 */
export function pagesOf(federation: Federation, goHome: () => void): RouteObject[] {
  const contributions = createContributions(federation)
  const mounted = remoteRoutes({ federation, LoadingView: LoadingOverlay, goHome })
  return [
    { path: paths.home(), element: <Navigate to={defaultRouteOf(federation)} replace /> },
    ...mounted.map((route) => ({
      path: route.path,
      element: (
        <ContributionContext value={contributions}>
          {pageOf(route, route.element)}
        </ContributionContext>
      ),
    })),
    { path: '*', element: <MissingPage /> },
  ]
}

/** Path that `/`, the shell's only own route, redirects to on this page load. */
export function defaultRouteOf({
  metas,
  isPublished,
}: Pick<Federation, 'metas' | 'isPublished'>): string {
  const pageAt = createRouteTable(metas)
  return homeTarget((path) => isPublished(pageAt(path)?.meta.name ?? ''))
}

function pageOf({ path, redirect, guard }: Mounted, element: ReactNode) {
  if (redirect !== undefined)
    return isOwnAddress(redirect) ? <Navigate to={redirect} replace /> : <MissingPage />
  return (
    <Guarded key={path} guard={guard}>
      {element}
    </Guarded>
  )
}
