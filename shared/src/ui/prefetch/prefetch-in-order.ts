import { isLinkThin, savesData } from '../data-saver'
import { idle } from './idle'

/** Loads something that the user may open next. The same call again does no work twice. */
export type PrefetchTask = (signal: AbortSignal) => Promise<unknown>

/**
 * The one prefetch: runs the tasks one after the other, each when the browser is idle. Ends where
 * a prefetch would be in the way: when `signal` has aborted, the page is hidden, the connection is
 * slow or data is saved. Ignores failures: opening the thing loads it again and shows the error.
 */
export async function prefetchInOrder(
  tasks: readonly PrefetchTask[],
  signal: AbortSignal,
): Promise<void> {
  for (const task of tasks) {
    await idle()
    if (signal.aborted || document.hidden || isLinkThin() || savesData()) return
    await task(signal).catch(() => undefined)
  }
}
