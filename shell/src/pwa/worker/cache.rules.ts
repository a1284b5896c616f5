/** Kinds of answers that the worker caches for use offline. */
export type CacheKind = 'page' | 'file' | 'data'

type Asked = {
  method: string
  url: string
  isNavigation: boolean
  /** Types of content that the request accepts, and sends. */
  accept: string | null
  contentType: string | null
}

const FILES = /^\/(assets|remotes)\//
const JSON_TYPE = 'application/json'

/** Whether a path of this origin is an immutable file of the shell or of a remote. */
export function isFilePath(pathname: string): boolean {
  return FILES.test(pathname)
}

/**
 * Kind of a request's answer in the cache; null for requests that the worker does not handle.
 * Calls are all those that exchange JSON: which of their answers are stored, the answers say.
 */
export function cacheKindOf(asked: Asked, origin: string): CacheKind | null {
  const { method, url, isNavigation, accept, contentType } = asked
  const { origin: askedOrigin, pathname } = new URL(url)
  if (askedOrigin !== origin) return null
  if (method === 'GET' && isNavigation) return 'page'
  if (method === 'GET' && isFilePath(pathname)) return 'file'
  const isCall = accept?.includes(JSON_TYPE) ?? false
  const isSent = method === 'POST' && contentType?.startsWith(JSON_TYPE)
  return isCall && (method === 'GET' || isSent) ? 'data' : null
}
