/** What RTK Query gives `onCacheEntryAdded`, as far as it is used here. */
export type CacheEntry<State> = {
  extra: unknown
  getState: () => unknown
  getCacheEntry: () => { data?: State }
  updateCachedData: (recipe: () => State) => unknown
  cacheDataLoaded: PromiseLike<unknown>
  cacheEntryRemoved: PromiseLike<unknown>
}

const RELEASE_MS = 500

/** Updates the cache entry with the result of `recipe`, unless it is the same object. */
export function changeEntry<State>(
  entry: CacheEntry<State>,
  recipe: (current: State) => State,
): void {
  const current = entry.getCacheEntry().data
  const next = current && recipe(current)
  if (next && next !== current) entry.updateCachedData(() => next)
}

/** Releases delayed changes in time, until the entry is removed. */
export function releaseInTime<State>(
  entry: CacheEntry<State>,
  release: (current: State) => State,
): void {
  const timer = setInterval(() => changeEntry(entry, release), RELEASE_MS)
  entry.cacheEntryRemoved.then(() => clearInterval(timer))
}
