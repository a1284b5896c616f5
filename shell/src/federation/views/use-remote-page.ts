import { type ComponentType, useEffect, useState } from 'react'
import type { Federation } from '../federation'

export type RemotePage =
  | { state: 'loading' }
  | { state: 'loaded'; Page: ComponentType }
  | { state: 'failed'; error: unknown }

const LOADING: RemotePage = { state: 'loading' }

type Wanted = { federation: Federation; remote: string; path: string; attempt: number }

/**
 * The page of a route as a state. Not a suspended component: React delays a suspended page by 300
 * ms after it has shown a fallback, and the first match row must appear sooner.
 */
export function useRemotePage({ federation, remote, path, attempt }: Wanted): RemotePage {
  const [page, setPage] = useState<RemotePage>(() => {
    const Page = federation.loaded(remote, path)
    return Page ? loadedPage(Page) : LOADING
  })
  const [shownAttempt, setShownAttempt] = useState(attempt)
  // The page of the attempt before has failed: it must not render once more meanwhile.
  if (shownAttempt !== attempt) {
    setShownAttempt(attempt)
    setPage(LOADING)
  }

  // A new attempt loads again.
  useEffect(() => {
    const Page = attempt === 0 ? federation.loaded(remote, path) : null
    if (Page) {
      // It may have loaded after the render that found it loading.
      setPage((now) => (now.state === 'loaded' && now.Page === Page ? now : loadedPage(Page)))
      return
    }
    let isWanted = true
    setPage(LOADING)
    federation.page(remote, path).then(
      (Page) => isWanted && setPage(loadedPage(Page)),
      (error) => isWanted && setPage({ state: 'failed', error }),
    )
    return () => {
      isWanted = false
    }
  }, [federation, remote, path, attempt])

  return page
}

function loadedPage(Page: ComponentType): RemotePage {
  return { state: 'loaded', Page }
}
