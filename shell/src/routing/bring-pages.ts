import { isLinkThin, savesData } from '@saidian/shared/ui'
import type { Federation } from '../federation'
import type { RouteMeta } from './route-table'

type Parts = { pageAt: (path: string) => RouteMeta | null; federation: Pick<Federation, 'bring'> }

/**
 * Brings the files of pages that are a tap away into the browser's cache: one page after the other, each once, and none while the
 * page is hidden, the line is thin or data is saved. What did not come is tried again by the next call. Never rejects.
 */
export function createBringPages({ pageAt, federation }: Parts) {
  const brought = new Set<string>()
  return async (paths: readonly string[], signal: AbortSignal): Promise<void> => {
    for (const path of paths) {
      const found = pageAt(path)
      if (!found || brought.has(path)) continue
      if (signal.aborted || document.hidden || isLinkThin() || savesData()) return
      brought.add(path)
      // The tap asks for it again, and tells what is wrong.
      await federation.bring(found.meta, found.route, signal).catch(() => brought.delete(path))
    }
  }
}
