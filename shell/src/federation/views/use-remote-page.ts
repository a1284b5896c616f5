import { type ComponentType, useEffect, useState } from 'react'
import type { Federation } from '../create-federation'

export type RemotePage =
  | { state: 'loading' }
  | { state: 'loaded'; Page: ComponentType }
  | { state: 'failed'; error: unknown }

type Wanted = { federation: Federation; remote: string; path: string; attempt: number }

/**
 * The page of a route as a state. Not a suspended component: React holds a suspended page back for 300 ms once a
 * fallback was on the screen, and the first match row has to come sooner.
 */
export function useRemotePage({ federation, remote, path, attempt }: Wanted): RemotePage {
  const [page, setPage] = useState<RemotePage>(() => {
    const Page = federation.loaded(remote, path)
    return Page ? { state: 'loaded', Page } : { state: 'loading' }
  })

  // A new attempt is a reason to ask again.
  useEffect(() => {
    if (federation.loaded(remote, path) && attempt === 0) return
    let isWanted = true
    setPage({ state: 'loading' })
    federation.page(remote, path).then(
      (Page) => isWanted && setPage({ state: 'loaded', Page }),
      (error) => isWanted && setPage({ state: 'failed', error }),
    )
    return () => {
      isWanted = false
    }
  }, [federation, remote, path, attempt])

  return page
}
