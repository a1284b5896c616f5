import type { ServedFromDevice } from '../worker-messages'
import type { CacheKind } from './cache.rules'
import { findCached, storeAnswer } from './device-cache'
import type { FetchEvent, WorkerScope } from './worker-scope'

/** Cache key of a request. Pages are cached by path: their query only pins or overrides. */
export function cacheKey(kind: CacheKind, url: string): string {
  const { origin, pathname, search } = new URL(url)
  return kind === 'page' ? origin + pathname : origin + pathname + search
}

/**
 * Network first: the cache answers only when the network fails. Immutable files cost nothing by
 * that, because the browser's own cache has them; a page is never stale while the server answers.
 */
export async function answer(
  worker: WorkerScope,
  event: FetchEvent,
  kind: CacheKind,
): Promise<Response> {
  const key = cacheKey(kind, event.request.url)
  try {
    const fresh = await fetch(event.request)
    event.waitUntil(storeAnswer(kind, key, fresh.clone()))
    return fresh
  } catch (failure) {
    const cached = await findCached(kind, key).catch(() => undefined)
    if (!cached) throw failure
    if (kind === 'data') event.waitUntil(reportAge(worker, event, cached))
    return cached
  }
}

async function reportAge(worker: WorkerScope, event: FetchEvent, cached: Response): Promise<void> {
  const savedAt = Date.parse(cached.headers.get('date') ?? '')
  if (Number.isNaN(savedAt)) return
  const page = await worker.clients.get(event.clientId)
  page?.postMessage({ type: 'served-from-device', savedAt } satisfies ServedFromDevice)
}
