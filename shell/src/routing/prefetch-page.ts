import type { Federation } from '../federation'
import type { RouteMeta } from './route-table'

type Parts = {
  pageAt: (path: string) => RouteMeta | null
  federation: Pick<Federation, 'prefetchFiles'>
}

/** Prefetches the files of the page at a path, once. A failure rejects; the next call retries. */
export function createPrefetchPage({ pageAt, federation }: Parts) {
  const prefetched = new Map<string, Promise<void>>()
  return async (path: string, signal: AbortSignal): Promise<void> => {
    const found = pageAt(path)
    if (!found) return
    const known = prefetched.get(path)
    if (known) return known
    const files = federation.prefetchFiles(found.meta, found.route, signal)
    prefetched.set(path, files)
    files.catch(() => prefetched.delete(path))
    return files
  }
}
