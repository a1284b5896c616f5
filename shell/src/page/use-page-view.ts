import { useHost } from '@saidian/shared/host'
import { useEffect } from 'react'
import { useRouteMeta } from './use-route-meta'

/** Counts each page that is shown, by its pattern, so that no id is told. */
export function usePageView(): void {
  const { track } = useHost()
  const path = useRouteMeta()?.route.path
  useEffect(() => {
    if (path) track('page.viewed', { path })
  }, [track, path])
}
