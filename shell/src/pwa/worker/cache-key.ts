import type { CacheKind } from './cache.rules'

/**
 * Cache key of a request, always an address. Pages are cached by path: their query only pins or
 * overrides. The body of a POST is part of the question, as a digest.
 *
 * @param request with a body that nothing has read yet
 */
export async function cacheKey(
  kind: CacheKind,
  request: Pick<Request, 'method' | 'url' | 'text'>,
): Promise<string> {
  const { origin, pathname, search } = new URL(request.url)
  if (kind === 'page') return origin + pathname
  const address = origin + pathname + search
  if (request.method !== 'POST') return address
  const body = new TextEncoder().encode(await request.text())
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${address}${search ? '&' : '?'}body-sha256=${hex}`
}
