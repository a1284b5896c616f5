import { OFFLINE_MARK } from '@saidian/shared/contracts/http'
import type { PageBoot } from '@saidian/shared/contracts/registry'
import { serviceWorkers } from '@saidian/shared/store'
import type { knownDigest } from '../federation'
import { WORKER_URL, workerUrl } from '../trusted-types'
import { isFilePath } from './worker/cache.rules'
import type { RememberMessage } from './worker-messages'

/** Delay after `load`, so that the worker does not compete with the first rows. */
const QUIET_AFTER_LOAD_MS = 3000
const CODE = /^\/(?:assets|remotes)\/.*\.(?:js|css)$/

/**
 * Starts the service worker 3 s after `load` and sends it the files that the page has loaded, and
 * the lists that were in the page: other pages need them as files.
 * @param digestOf the worker stores a file only if its digest matches
 */
export function registerWorker(
  { remotes, lists }: Pick<PageBoot, 'remotes' | 'lists'>,
  digestOf: typeof knownDigest,
): void {
  const workers = serviceWorkers()
  if (!workers || !window.isSecureContext) return
  const inPage = remotes.filter(({ name }) => lists[name])
  const digests = Object.fromEntries(
    inPage.map(({ base, list }) => [base + list.file, list.integrity]),
  )
  const start = () =>
    setTimeout(() => void register(workers, digests, digestOf), QUIET_AFTER_LOAD_MS)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}

async function register(
  workers: ServiceWorkerContainer,
  inPage: Readonly<Record<string, string>>,
  digestOf: typeof knownDigest,
): Promise<void> {
  try {
    await workers.register(workerUrl(WORKER_URL), { scope: '/' })
    const { active } = await workers.ready
    const urls = [...new Set([...loadedUrls(), ...Object.keys(inPage)])]
    active?.postMessage(rememberMessage(urls, (path) => inPage[path] ?? digestOf(path)))
  } catch {
    // Without a worker the product works, only not offline.
  }
}

/** Code without a digest is left out: the page has not loaded it by this page's lists. */
function rememberMessage(urls: readonly string[], digestOf: typeof knownDigest): RememberMessage {
  const digests: Record<string, string> = {}
  const checked = urls.filter((url) => {
    const [path = ''] = url.split('?')
    const digest = digestOf(path)
    if (digest) digests[path] = digest
    return digest !== undefined || !CODE.test(path)
  })
  return { type: 'remember', urls: checked, digests }
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
