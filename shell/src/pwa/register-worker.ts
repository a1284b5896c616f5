import { OFFLINE_MARK } from '@saidian/shared/contracts/http'
import { serviceWorkers } from '@saidian/shared/store'
import { WORKER_URL, workerUrl } from '../trusted-types'
import { isFilePath } from './worker/cache.rules'
import type { RememberMessage } from './worker-messages'

/** Delay after `load`, so that the worker does not compete with the first rows. */
const QUIET_AFTER_LOAD_MS = 3000

/**
 * Starts the service worker 3 s after `load` and sends it the files that the page has loaded.
 * @param digests by path; the worker stores a file only if its digest matches
 */
export function registerWorker(digests: Record<string, string>): void {
  const workers = serviceWorkers()
  if (!workers || !window.isSecureContext) return
  const start = () => setTimeout(() => void register(workers, digests), QUIET_AFTER_LOAD_MS)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}

async function register(
  workers: ServiceWorkerContainer,
  digests: Record<string, string>,
): Promise<void> {
  try {
    await workers.register(workerUrl(WORKER_URL), { scope: '/' })
    const { active } = await workers.ready
    const message: RememberMessage = { type: 'remember', urls: loadedUrls(), digests }
    active?.postMessage(message)
  } catch {
    // Without a worker the product works, only not offline.
  }
}

function loadedUrls(): string[] {
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  // The rest, such as calls of a member, is not stored: it is not requested again for it.
  const stored = loaded.flatMap(({ name, serverTiming }) => {
    const { origin, pathname, search } = new URL(name)
    const isMarked = serverTiming?.some((timing) => timing.name === OFFLINE_MARK)
    const isStored = isFilePath(pathname) || isMarked
    return origin === location.origin && isStored ? [pathname + search] : []
  })
  return [location.pathname + location.search, ...stored]
}
