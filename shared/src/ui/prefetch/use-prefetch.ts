import { useEffect } from 'react'
import { type PrefetchTask, prefetchInOrder } from './prefetch-in-order'

type Options = {
  /** Delay that gives the page's own data and pictures priority. */
  afterMs: number
  /** False until the page shows its content. */
  isReady?: boolean
}

/**
 * Prefetches what the user may open next: `afterMs` after the content is ready, and once more when
 * the page becomes visible. Pass the same list of tasks as long as they are the same.
 */
export function usePrefetch(
  tasks: readonly PrefetchTask[],
  { afterMs, isReady = true }: Options,
): void {
  useEffect(() => {
    if (!isReady) return
    const end = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void prefetchInOrder(tasks, end.signal), afterMs)
    }
    begin()
    document.addEventListener('visibilitychange', begin, { signal: end.signal })
    return () => {
      clearTimeout(timer)
      end.abort()
    }
  }, [tasks, afterMs, isReady])
}
