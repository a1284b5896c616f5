import { documentText } from '@saidian/shared/contracts'
import { useGivenPageTitle } from '@saidian/shared/host'
import { useEffect, useRef } from 'react'
import { setMeta } from './set-meta'
import { useRouteMeta } from './use-route-meta'

/** Keeps the document's title and description with the page: by its route, and by its data once the page gives a title. */
export function useDocumentText(): void {
  const route = useRouteMeta()?.route
  const given = useGivenPageTitle()
  const first = useRef(route)
  useEffect(() => {
    const isFirst = first.current !== undefined && first.current === route
    first.current = isFirst && given === null ? route : undefined
    // The server gave the first page a title from its data; that of the route would take it away until the data is here.
    if (isFirst && given === null && route?.titleFrom) return
    const { title, description } = documentText(route && { ...route, title: given ?? route.title })
    document.title = title
    setMeta('description', description)
  }, [route, given])
}
