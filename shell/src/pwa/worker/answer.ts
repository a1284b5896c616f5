import type { ServedFromDevice } from '../worker-messages'
import type { CacheKind } from './cache.rules'
import { cacheKey } from './cache-key'
import { findCached, isCacheable, storeAnswer } from './device-cache'
import type { FetchEvent, WorkerScope } from './worker-scope'

/** A network that says nothing for so long is as good as none for what starts a page. */
const SILENCE_MS = 3_000

/**
 * Network first: the cache answers only when the network fails, or is silent while a page starts.
 * Immutable files cost nothing by that, because the browser's own cache has them; a page is never
 * stale while the server answers. Data has a deadline of its own: the page says how old it is.
 */
export async function answer(
  worker: WorkerScope,
  event: FetchEvent,
  kind: CacheKind,
): Promise<Response> {
  // The network reads the body of a request; the copy is for the key.
  const question = event.request.clone()
  const network = askNetwork(event, kind, question)
  const readCached = () =>
    cacheKey(kind, question)
      .then((key) => findCached(kind, key))
      .catch(() => undefined)
  try {
    return await (kind === 'data' ? network : unlessSilent(event, network, readCached))
  } catch (failure) {
    const cached = await readCached()
    if (!cached) throw failure
    if (kind === 'data') event.waitUntil(reportAge(worker, event, cached))
    return cached
  }
}

async function askNetwork(
  event: FetchEvent,
  kind: CacheKind,
  question: Request,
): Promise<Response> {
  const fresh = await fetch(event.request)
  if (isCacheable(kind, fresh)) event.waitUntil(store(kind, question, fresh.clone()))
  return fresh
}

/** The answer of the network; after a silence what this device has, if it has something. */
async function unlessSilent(
  event: FetchEvent,
  network: Promise<Response>,
  readCached: () => Promise<Response | undefined>,
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), SILENCE_MS)
  })
  const first = await Promise.race([network, silence]).finally(() => clearTimeout(timer))
  const cached = first ? undefined : await readCached()
  // What comes late is stored for the next time.
  if (cached) event.waitUntil(network.catch(() => undefined))
  return first ?? cached ?? network
}

async function store(kind: CacheKind, question: Request, fresh: Response): Promise<void> {
  await storeAnswer(kind, await cacheKey(kind, question), fresh)
}

async function reportAge(worker: WorkerScope, event: FetchEvent, cached: Response): Promise<void> {
  const savedAt = Date.parse(cached.headers.get('date') ?? '')
  if (Number.isNaN(savedAt)) return
  const page = await worker.clients.get(event.clientId)
  page?.postMessage({ type: 'served-from-device', savedAt } satisfies ServedFromDevice)
}
