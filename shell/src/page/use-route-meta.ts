import { useLocation } from '@saidian/shared/router'
import type { RouteMeta } from '../routing/route-table'
import { useShell } from './shell-context'

/** What `remote.json` says about the page that is shown; null on a page that no remote owns. */
export function useRouteMeta(): RouteMeta | null {
  const { pathname } = useLocation()
  return useShell().pageAt(pathname)
}
