/** A message with entries that replace each other by key, and keys of withdrawn ones. */
type KeyedMessage<Entry> = {
  matchKey: string
  revision: number
  at: number
  entries: readonly Entry[]
  withdrawn?: readonly string[]
}

/** The newest that messages say of one key; `entry` is null when it is withdrawn. */
export type NewestEntry<Entry> = {
  matchId: number
  key: string
  revision: number
  at: number
  entry: Entry | null
}

/** One entry a key and match: the highest revision, of equal ones the last. */
export function newestEntries<Entry extends { key: string }>(
  messages: readonly KeyedMessage<Entry>[],
  ids: ReadonlyMap<string, number>,
): NewestEntry<Entry>[] {
  const newest = new Map<string, NewestEntry<Entry>>()
  for (const { matchKey, revision, at, entries, withdrawn = [] } of messages) {
    const matchId = ids.get(matchKey)
    if (matchId === undefined) continue
    const said = [
      ...entries.map((entry) => ({ key: entry.key, entry })),
      ...withdrawn.map((key) => ({ key, entry: null })),
    ]
    for (const { key, entry } of said) {
      const name = `${matchId} ${key}`
      if ((newest.get(name)?.revision ?? 0) > revision) continue
      newest.set(name, { matchId, key, revision, at, entry })
    }
  }
  return [...newest.values()]
}
