import type { ServedFromDevice } from '../worker-messages'
import { keep, recall } from './device-cache'
import type { Kept } from './kept.rules'
import type { FetchEvent, WorkerScope } from './worker-scope'

/** Pages are kept by path: their query only pins or overrides. */
export function cacheKey(kind: Kept, url: string): string {
  const { origin, pathname, search } = new URL(url)
  return kind === 'page' ? origin + pathname : origin + pathname + search
}

/**
 * The network first, always: what is kept answers only when the network does not. Immutable files cost nothing by
 * that, because the browser's own cache has them, and a page can never be stale while the server can be reached.
 */
export async function answer(
  worker: WorkerScope,
  event: FetchEvent,
  kind: Kept,
): Promise<Response> {
  const key = cacheKey(kind, event.request.url)
  try {
    const fresh = await fetch(event.request)
    event.waitUntil(keep(kind, key, fresh.clone()))
    return fresh
  } catch (failure) {
    const kept = await recall(kind, key).catch(() => undefined)
    if (!kept) throw failure
    if (kind === 'data') event.waitUntil(tellAge(worker, event, kept))
    return kept
  }
}

async function tellAge(worker: WorkerScope, event: FetchEvent, kept: Response): Promise<void> {
  const savedAt = Date.parse(kept.headers.get('date') ?? '')
  if (Number.isNaN(savedAt)) return
  const page = await worker.clients.get(event.clientId)
  page?.postMessage({ type: 'served-from-device', savedAt } satisfies ServedFromDevice)
}
