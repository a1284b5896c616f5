import type { RememberMessage } from '../worker-messages'
import { cacheKey } from './answer'
import { isKept, keep } from './device-cache'
import { keptAs } from './kept.rules'

/** Keeps what a page loaded before this worker was there. The browser's own cache has most of it. */
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
  const kind = keptAs({ method: 'GET', url, isNavigation }, origin)
  if (!kind) return
  const key = cacheKey(kind, url)
  if (await isKept(kind, key)) return
  try {
    const headers = { accept: isNavigation ? 'text/html' : '*/*' }
    // A file that is not the one the page may run would only stand in its way offline.
    await keep(kind, key, await fetch(url, { headers, integrity }))
  } catch {
    // It is kept when it is asked for the next time.
  }
}
