import { isLinkThin, savesData } from '@saidian/shared/ui'
import type { Federation } from '../federation'
import type { RouteMeta } from './route-table'

type Parts = {
  pageAt: (path: string) => RouteMeta | null
  federation: Pick<Federation, 'prefetchFiles'>
}

/**
 * Prefetches the files of pages that are one tap away, one page after the other, each once. Stops
 * while the page is hidden, the connection is slow or data is saved. The next call retries failed
 * pages. Never rejects.
 */
export function createPrefetchPages({ pageAt, federation }: Parts) {
  const prefetched = new Set<string>()
  return async (paths: readonly string[], signal: AbortSignal): Promise<void> => {
    for (const path of paths) {
      const found = pageAt(path)
      if (!found || prefetched.has(path)) continue
      if (signal.aborted || document.hidden || isLinkThin() || savesData()) return
      prefetched.add(path)
      // Opening the page requests the files again and shows the error.
      await federation
        .prefetchFiles(found.meta, found.route, signal)
        .catch(() => prefetched.delete(path))
    }
  }
}
