/** The published parts of a match, as JSON to compare with. */
export type PublishedParts = {
  single: Map<string, string>
  keyed: Map<string, Map<string, string>>
}

export function nothingPublished(): PublishedParts {
  return { single: new Map(), keyed: new Map() }
}

/** A copy whose entries can be replaced without changing the original. */
export function copyOf({ single, keyed }: PublishedParts): PublishedParts {
  return { single: new Map(single), keyed: new Map(keyed) }
}

/** Records a part as published; true when it differs from what was published before. */
export function recordIfChanged(published: PublishedParts, name: string, value: unknown): boolean {
  const text = JSON.stringify(value)
  if (published.single.get(name) === text) return false
  published.single.set(name, text)
  return true
}

/**
 * Records entries as published; returns those that differ from what was published before, and the
 * keys of missing entries. With `isWindow` a missing entry has only left the window that was read.
 */
export function recordChanges<Entry>(
  published: PublishedParts,
  name: string,
  entries: readonly (readonly [key: string, entry: Entry])[],
  isWindow = false,
): { put: Entry[]; gone: string[] } {
  const before = published.keyed.get(name) ?? new Map<string, string>()
  const now = new Map(entries.map(([key, entry]) => [key, JSON.stringify(entry)]))
  const put = entries.filter(([key]) => before.get(key) !== now.get(key)).map(([, entry]) => entry)
  const gone = isWindow ? [] : [...before.keys()].filter((key) => !now.has(key))
  published.keyed.set(name, isWindow ? new Map([...before, ...now]) : now)
  return { put, gone }
}

/** The changed fields of a flat object; undefined without a change. */
export function changedFields<T extends object>(
  before: T | undefined,
  now: T,
): Partial<T> | undefined {
  const entries = Object.entries(now).filter(([name, value]) => {
    return JSON.stringify(before?.[name as keyof T]) !== JSON.stringify(value)
  })
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as Partial<T>)
}

/** Whether an event has a part; one without is not sent. */
export function hasParts({ serverAt: _, ...parts }: { serverAt: number }): boolean {
  return Object.values(parts).some((part) => part !== undefined)
}
