import { OFFLINE_HEADER, OFFLINE_MARK, STORED_AT_HEADER } from '@saidian/shared/contracts/http'
import type { CacheName } from '@saidian/shared/store'
import type { CacheKind } from './cache.rules'

const CACHE_NAME: Record<CacheKind, CacheName> = {
  page: 'saidian-page-1',
  file: 'saidian-file-1',
  // Version 2: older entries lack the time of their storage.
  data: 'saidian-data-2',
}
/** Maximum of entries; the newest stay. */
const MAX_ENTRIES: Record<CacheKind, number> = { page: 10, file: 150, data: 60 }

/** Stores a cacheable answer; an error answer never replaces a good one. */
export async function storeAnswer(kind: CacheKind, key: string, answer: Response): Promise<void> {
  if (!isCacheable(kind, answer) || !(await isGood(kind, answer))) return
  const cache = await caches.open(CACHE_NAME[kind])
  await cache.put(key, kind === 'data' ? withStoredAt(answer) : answer)
  const keys = await cache.keys()
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - MAX_ENTRIES[kind])).map((old) => cache.delete(old)),
  )
}

function withStoredAt({ body, status, statusText, headers }: Response): Response {
  const all = new Headers(headers)
  all.set(STORED_AT_HEADER, String(Date.now()))
  return new Response(body, { status, statusText, headers: all })
}

/** Whether an answer may be stored: that of a call only if its endpoint says so. */
export function isCacheable(kind: CacheKind, { ok, status, headers }: Response): boolean {
  if (!ok || status === 206) return false
  if (kind === 'page') return headers.get('content-type')?.includes('text/html') ?? false
  return kind === 'file' || headers.get(OFFLINE_HEADER) === OFFLINE_MARK
}

async function isGood(kind: CacheKind, answer: Response): Promise<boolean> {
  if (kind !== 'data') return true
  const envelope: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  return (
    typeof envelope === 'object' && envelope !== null && 'code' in envelope && envelope.code === 200
  )
}

/**
 * The cached answer. For an uncached page the newest other page, because every page starts the same
 * shell.
 */
export async function findCached(kind: CacheKind, key: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE_NAME[kind])
  const exact = await cache.match(key)
  if (exact || kind !== 'page') return exact
  const newest = (await cache.keys()).at(-1)
  return newest && cache.match(newest)
}

export async function isCached(kind: CacheKind, key: string): Promise<boolean> {
  const cache = await caches.open(CACHE_NAME[kind])
  return (await cache.match(key)) !== undefined
}

/** Deletes the caches of older workers. */
export async function deleteOldCaches(): Promise<void> {
  const current = new Set<string>(Object.values(CACHE_NAME))
  const names = (await caches.keys()).filter(
    (name) => name.startsWith('saidian-') && !current.has(name),
  )
  await Promise.all(names.map((name) => caches.delete(name)))
}
