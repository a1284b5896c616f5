import { cacheKey } from './answer'
import { isKept, keep } from './device-cache'
import { keptAs } from './kept.rules'

/** Keeps what a page loaded before this worker was there. The browser's own cache has most of it. */
export async function remember(urls: readonly string[], origin: string): Promise<void> {
  const [page, ...others] = urls.map((url) => new URL(url, origin).href)
  const asked = others.map((url) => ({ url, isNavigation: false }))
  if (page) asked.unshift({ url: page, isNavigation: true })
  await Promise.all(asked.map((each) => rememberOne(each, origin)))
}

async function rememberOne(
  { url, isNavigation }: { url: string; isNavigation: boolean },
  origin: string,
): Promise<void> {
  const kind = keptAs({ method: 'GET', url, isNavigation }, origin)
  if (!kind) return
  const key = cacheKey(kind, url)
  if (await isKept(kind, key)) return
  try {
    await keep(kind, key, await fetch(url, { headers: { accept: isNavigation ? 'text/html' : '*/*' } }))
  } catch {
    // It is kept when it is asked for the next time.
  }
}
