import type { FeedMatchState } from '../../feed'

/** What was last delivered of a match, to detect changes and older records. */
export type MatchMemory = {
  /** Time of the vendor's last change, in our milliseconds. */
  at: number
  revision: number
  state: FeedMatchState | null
  /** Parts as JSON text by key, to detect changes. */
  incidents: Map<string, string>
  statistics: Map<string, string>
  lines: Map<string, string>
}

/** Stored data of a match at the start of the feed. */
export type KnownMatch = {
  revision: number
  state: FeedMatchState
  incidentKeys: string[]
  lineKeys: string[]
}

export function freshMemory(known?: KnownMatch): MatchMemory {
  return {
    at: 0,
    revision: known?.revision ?? 0,
    state: known && known.revision > 0 ? known.state : null,
    incidents: new Map(known?.incidentKeys.map((key) => [key, '']) ?? []),
    statistics: new Map(),
    lines: new Map(known?.lineKeys.map((key) => [key, '']) ?? []),
  }
}

/** New or changed entries of `now` and removed keys; updates `before`. */
export function changesOf<Entry>(
  before: Map<string, string>,
  now: readonly (readonly [key: string, entry: Entry])[],
): { put: Entry[]; gone: string[] } {
  const put: Entry[] = []
  const keys = new Set<string>()
  for (const [key, entry] of now) {
    keys.add(key)
    const text = JSON.stringify(entry)
    if (before.get(key) === text) continue
    before.set(key, text)
    put.push(entry)
  }
  const gone = [...before.keys()].filter((key) => !keys.has(key))
  for (const key of gone) before.delete(key)
  return { put, gone }
}
