import { paths } from '@saidian/shared/contracts/page'
import { type RouteObject, useRoutes } from '@saidian/shared/router'
import type { ReactElement } from 'react'
import { useRouteMeta } from '../page/use-route-meta'

/**
 * The page of the address among `pages`. The route table chooses its route, as the server did for
 * the HTML; React Router only reads the parameters of this one pattern.
 */
export function useCurrentPage(pages: RouteObject[]): ReactElement | null {
  const found = useRouteMeta()
  const chosen = found ? [found.route.path] : [paths.home(), '*']
  return useRoutes(pages.filter(({ path }) => path !== undefined && chosen.includes(path)))
}
