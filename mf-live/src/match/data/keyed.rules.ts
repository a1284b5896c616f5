type Keyed = { key: string; revision: number }

/** Items to insert or replace, and keys of items to remove. */
export type KeyedChanges<Item> = { put: Item[]; gone: string[] }

/** Inserts and removes by key; an older revision is ignored. */
export function mergeKeyed<Item extends Keyed>(
  items: readonly Item[],
  { put, gone }: KeyedChanges<Item>,
): Item[] {
  const known = new Map(items.map((item) => [item.key, item]))
  for (const item of put) {
    const old = known.get(item.key)
    if (!old || old.revision <= item.revision) known.set(item.key, item)
  }
  for (const key of gone) known.delete(key)
  return [...known.values()]
}
