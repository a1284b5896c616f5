import { useHost } from '@saidian/shared/host'
import { useEffect } from 'react'
import { useRouteMeta } from './use-route-meta'

/** Tracks each page view by the route's pattern, so that analytics receives no ids. */
export function usePageView(): void {
  const { track } = useHost()
  const path = useRouteMeta()?.route.path
  useEffect(() => {
    if (path) track('page.viewed', { path })
  }, [track, path])
}
