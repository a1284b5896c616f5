import type { Clock } from '../clock'

/**
 * A cache with a lifetime per value. Concurrent calls share one `make`; a failure is not cached.
 * Beyond `size` entries the least recently used one is evicted.
 */
export function createFreshCache<Value>(clock: Clock, size: number) {
  const entries = new Map<string, { value: Promise<Value>; goodUntil: number }>()
  return {
    get(key: string, lifeMs: number, make: () => Promise<Value>): Promise<Value> {
      const known = entries.get(key)
      entries.delete(key)
      if (known !== undefined && known.goodUntil > clock.now()) {
        entries.set(key, known)
        return known.value
      }
      const value = make()
      const entry = { value, goodUntil: clock.now() + lifeMs }
      entries.set(key, entry)
      const oldest = entries.keys().next().value
      if (entries.size > size && oldest !== undefined) entries.delete(oldest)
      value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key)
      })
      return value
    },
  }
}
