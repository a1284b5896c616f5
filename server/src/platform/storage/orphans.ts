import type { ObjectStorage } from './storage'

/**
 * A process may have stored the object but not yet the row: younger objects stay, also when the
 * clock has gone an hour ahead meanwhile.
 */
const MIN_AGE_MS = 5_400_000
const BATCH = 500

type Orphans = {
  prefix: string
  /** The name by which rows know an object; null for an object that no row can name. */
  nameOf: (key: string) => string | null
  /** Which of these names a row has. */
  known: (names: string[]) => Promise<readonly string[]>
  signal?: AbortSignal | undefined
}

/** Deletes objects without a row that are old enough; resolves with their number. */
export async function removeOrphans(storage: ObjectStorage, orphans: Orphans): Promise<number> {
  let batch: string[] = []
  let count = 0
  for await (const { key, ageMs } of storage.list(orphans.prefix)) {
    if (orphans.signal?.aborted) break
    if (ageMs < MIN_AGE_MS) continue
    batch.push(key)
    if (batch.length < BATCH) continue
    count += await removeUnknown(storage, orphans, batch)
    batch = []
  }
  return count + (await removeUnknown(storage, orphans, batch))
}

async function removeUnknown(
  storage: ObjectStorage,
  { nameOf, known }: Orphans,
  keys: readonly string[],
): Promise<number> {
  const names = keys.map(nameOf).filter((name) => name !== null)
  const inUse = new Set(names.length > 0 ? await known([...new Set(names)]) : [])
  const orphans = keys.filter((key) => !inUse.has(nameOf(key) ?? ''))
  for (const key of orphans) await storage.delete(key)
  return orphans.length
}
