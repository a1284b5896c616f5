import { serviceWorkers } from '@saidian/shared/store'
import { WORKER_URL, workerUrl } from '../trusted-types'
import type { RememberMessage } from './worker-messages'

/** After the first rows: the worker must not compete with them. */
const QUIET_AFTER_LOAD_MS = 3000

/**
 * Starts the service worker once the page has come to rest, and tells it what the page is made of.
 * @param digests by path: what the worker stores of these files is what the page would run
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
    // Without a worker the product works as before, only not offline.
  }
}

function loadedUrls(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const own = loaded.filter(({ origin }) => origin === location.origin)
  return [
    location.pathname + location.search,
    ...own.map(({ pathname, search }) => pathname + search),
  ]
}
