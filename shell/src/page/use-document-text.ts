import { documentText } from '@saidian/shared/contracts/page'
import { useGivenPageText } from '@saidian/shared/host'
import { useEffect, useRef } from 'react'
import { setMeta } from './set-meta'
import { useRouteMeta } from './use-route-meta'

/**
 * Sets the document's title and description by the route, and by the data once the page gives
 * them.
 */
export function useDocumentText(): void {
  const route = useRouteMeta()?.route
  const given = useGivenPageText()
  const first = useRef(route)
  useEffect(() => {
    const isFirst = first.current !== undefined && first.current === route
    first.current = isFirst && given === null ? route : undefined
    // The server's HTML has the text of the data: that of the route would replace it until the data
    // loads.
    if (isFirst && given === null && route?.titleFrom) return
    const { title, description } = documentText(route && { ...route, ...given })
    document.title = title
    setMeta('description', description)
  }, [route, given])
}
