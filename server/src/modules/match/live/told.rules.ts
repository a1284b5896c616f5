import type { MatchEvent } from '@saidian/shared/contracts'

/** What followers of a match know of its parts, as text to compare with. */
export type Told = {
  single: Map<string, string>
  keyed: Map<string, Map<string, string>>
}

export function nothingTold(): Told {
  return { single: new Map(), keyed: new Map() }
}

/** A copy that can change without the original: entries are replaced, never changed. */
export function copyOf({ single, keyed }: Told): Told {
  return { single: new Map(single), keyed: new Map(keyed) }
}

/** True when a part reads otherwise than it was told last; it counts as told from now on. */
export function isNews(told: Told, name: string, value: unknown): boolean {
  const text = JSON.stringify(value)
  if (told.single.get(name) === text) return false
  told.single.set(name, text)
  return true
}

/**
 * Entries that read otherwise than they were told last, and the keys that are there no more. With `isWindow` an entry
 * that is missing has only left the window that was read. They count as told from now on.
 */
export function newsOf<Entry>(
  told: Told,
  name: string,
  entries: readonly (readonly [key: string, entry: Entry])[],
  isWindow = false,
): { put: Entry[]; gone: string[] } {
  const before = told.keyed.get(name) ?? new Map<string, string>()
  const now = new Map(entries.map(([key, entry]) => [key, JSON.stringify(entry)]))
  const put = entries.filter(([key]) => before.get(key) !== now.get(key)).map(([, entry]) => entry)
  const gone = isWindow ? [] : [...before.keys()].filter((key) => !now.has(key))
  told.keyed.set(name, isWindow ? new Map([...before, ...now]) : now)
  return { put, gone }
}

/** Only what changed of a flat object; undefined when nothing did. */
export function changedFields<T extends object>(
  before: T | undefined,
  now: T,
): Partial<T> | undefined {
  const entries = Object.entries(now).filter(([name, value]) => {
    return JSON.stringify(before?.[name as keyof T]) !== JSON.stringify(value)
  })
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as Partial<T>)
}

/** An event that says nothing is not sent. */
export function saysSomething({ serverAt: _, ...parts }: MatchEvent): boolean {
  return Object.values(parts).some((part) => part !== undefined)
}
