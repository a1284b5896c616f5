import { documentWords } from '@saidian/shared/contracts'
import { useEffect } from 'react'
import { setMeta } from './set-meta'
import { useRouteMeta } from './use-route-meta'

/** Keeps the document's title and description with the page; a page may set a better title when its data has come. */
export function useDocumentWords(): void {
  const route = useRouteMeta()?.route
  useEffect(() => {
    const { title, description } = documentWords(route)
    document.title = title
    setMeta('description', description)
  }, [route])
}
