import type { ServedFromDevice } from '../worker-messages'
import type { CacheKind } from './cache.rules'
import { cacheKey } from './cache-key'
import { findCached, isCacheable, storeAnswer } from './device-cache'
import type { FetchEvent, WorkerScope } from './worker-scope'

/**
 * Network first: the cache answers only when the network fails. Immutable files cost nothing by
 * that, because the browser's own cache has them; a page is never stale while the server answers.
 */
export async function answer(
  worker: WorkerScope,
  event: FetchEvent,
  kind: CacheKind,
): Promise<Response> {
  // The network reads the body of a request; the copy is for the key.
  const question = event.request.clone()
  try {
    const fresh = await fetch(event.request)
    if (isCacheable(kind, fresh)) event.waitUntil(store(kind, question, fresh.clone()))
    return fresh
  } catch (failure) {
    const cached = await cacheKey(kind, question)
      .then((key) => findCached(kind, key))
      .catch(() => undefined)
    if (!cached) throw failure
    if (kind === 'data') event.waitUntil(reportAge(worker, event, cached))
    return cached
  }
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
