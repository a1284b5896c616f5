import { useLocation } from '@saidian/shared/router'
import type { RouteMeta } from '../routing/route-table'
import { useShell } from './shell-context'

/** Route and remote of the current page, from `remote.json`; null for an unknown path. */
export function useRouteMeta(): RouteMeta | null {
  const { pathname } = useLocation()
  return useShell().pageAt(pathname)
}
