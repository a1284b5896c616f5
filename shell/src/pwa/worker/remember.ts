import type { RememberMessage } from '../worker-messages'
import { cacheKey } from './answer'
import { cacheKindOf } from './cache.rules'
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
  const kind = cacheKindOf({ method: 'GET', url, isNavigation }, origin)
  if (!kind) return
  const key = cacheKey(kind, url)
  if (await isCached(kind, key)) return
  try {
    const headers = { accept: isNavigation ? 'text/html' : '*/*' }
    // The digest check rejects files that the page could not run offline.
    await storeAnswer(kind, key, await fetch(url, { headers, integrity }))
  } catch {
    // The next request caches it.
  }
}
