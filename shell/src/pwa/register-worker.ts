import { WORKER_URL, workerUrl } from '../trusted-types'
import type { RememberMessage } from './worker-messages'

/** After the first rows: the worker must not compete with them. */
const QUIET_AFTER_LOAD_MS = 3000

/** Starts the service worker once the page has come to rest, and tells it what the page is made of. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return
  const start = () => setTimeout(() => void register(), QUIET_AFTER_LOAD_MS)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(workerUrl(WORKER_URL), { scope: '/' })
    const { active } = await navigator.serviceWorker.ready
    const message: RememberMessage = { type: 'remember', urls: loadedUrls() }
    active?.postMessage(message)
  } catch {
    // Without a worker the product works as before, only not offline.
  }
}

function loadedUrls(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const own = loaded.filter(({ origin }) => origin === location.origin)
  return [location.pathname + location.search, ...own.map(({ pathname, search }) => pathname + search)]
}
