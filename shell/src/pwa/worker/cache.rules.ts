/** Kinds of answers that the worker caches for use offline. */
export type CacheKind = 'page' | 'file' | 'data'

type Asked = { method: string; url: string; isNavigation: boolean }

const FILES = /^\/(assets|remotes)\//
/**
 * Calls whose answer is the same for all users, with or without a token. No other data is cached.
 */
const PUBLIC_DATA = /^\/(live\/(football|fb|odds|basketball|basket)|inform)\//

/** Kind of a request's answer in the cache; null for requests that the worker does not handle. */
export function cacheKindOf(
  { method, url, isNavigation }: Asked,
  origin: string,
): CacheKind | null {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin) return null
  if (isNavigation) return 'page'
  if (FILES.test(pathname)) return 'file'
  return PUBLIC_DATA.test(pathname) ? 'data' : null
}
