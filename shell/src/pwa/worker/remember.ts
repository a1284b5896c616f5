import type { RememberMessage } from '../worker-messages'
import { cacheKindOf } from './cache.rules'
import { cacheKey } from './cache-key'
import { isCached, storeAnswer } from './device-cache'

/**
 * Caches files that a page loaded before this worker ran. The browser's own cache has most of them.
 */
export async function remember(
  { urls, digests }: Pick<RememberMessage, 'urls' | 'digests'>,
  origin: string,
): Promise<void> {
  const [page, ...others] = urls.map((url) => new URL(url, origin).href)
  const asked: Asked[] = others.map((url) => ({
    url,
    isNavigation: false,
    integrity: digests[new URL(url).pathname],
  }))
  if (page) asked.unshift({ url: page, isNavigation: true })
  await Promise.all(asked.map((each) => rememberOne(each, origin)))
}

type Asked = { url: string; isNavigation: boolean; integrity?: string }

async function rememberOne({ url, isNavigation, integrity }: Asked, origin: string): Promise<void> {
  const accept = isNavigation ? 'text/html' : 'application/json, */*'
  const request = new Request(url, { headers: { accept }, integrity })
  const asked = { method: 'GET', url, isNavigation, accept, contentType: null }
  const kind = cacheKindOf(asked, origin)
  if (!kind) return
  const key = await cacheKey(kind, request)
  if (await isCached(kind, key)) return
  try {
    // The digest check rejects files that the page could not run offline.
    await storeAnswer(kind, key, await fetch(request))
  } catch {
    // The next request caches it.
  }
}
