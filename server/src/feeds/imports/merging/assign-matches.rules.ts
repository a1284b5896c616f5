import { findSame, pairKey } from './cluster-rows.rules'
import type { MergedMatch } from './merge-cluster.rules'
import type { Cluster } from './season-row'
import type { StoredMatch } from './stored-match'

export type Candidate = { cluster: Cluster; merged: MergedMatch }
export type Assigned = Candidate & {
  stored: StoredMatch | null
  key: string
}

/**
 * The stored match of each cluster. A match has the same id through all later imports: pages,
 * follows and prices refer to it. `place` is the prefix of new keys.
 */
export function assignMatches(
  candidates: readonly Candidate[],
  stored: readonly StoredMatch[],
  place: string,
): Assigned[] {
  const byId = new Map(stored.map((match) => [match.id, match]))
  const free = new Set(stored)
  const take = (match: StoredMatch | null): StoredMatch | null => {
    if (match) free.delete(match)
    return match
  }
  const linked = candidates.map((one) => ({
    ...one,
    stored: take(linkedMatch(one.cluster, byId, free)),
  }))
  // Matches of an import that stopped before it stored the links, or older than the rows.
  const unlinked = unlinkedOf(stored, candidates)
  const found = linked.map((one) => {
    if (one.stored) return one
    const pair = pairKey(one.merged)
    const same = [...free].filter((match) => unlinked.has(match) && pairKey(match) === pair)
    return { ...one, stored: take(findSame(one.merged, same, (match) => [match])) }
  })
  const keys = new Set(stored.map(({ key }) => key))
  return found.map((one) => ({ ...one, key: one.stored?.key ?? freshKey(one.merged) }))

  function freshKey({ homeKey, awayKey }: MergedMatch): string {
    const name = `${place}/${homeKey}-${awayKey}`
    let key = name
    for (let leg = 2; keys.has(key); leg++) key = `${name}/${leg}`
    keys.add(key)
    return key
  }
}

function linkedMatch(
  { rows }: Cluster,
  byId: ReadonlyMap<number, StoredMatch>,
  free: ReadonlySet<StoredMatch>,
): StoredMatch | null {
  for (const { row } of rows) {
    const match = row.matchId === null ? undefined : byId.get(row.matchId)
    if (match && free.has(match)) return match
  }
  return null
}

function unlinkedOf(
  stored: readonly StoredMatch[],
  candidates: readonly Candidate[],
): Set<StoredMatch> {
  const linked = new Set(
    candidates.flatMap(({ cluster }) => cluster.rows.map(({ row }) => row.matchId)),
  )
  return new Set(stored.filter(({ id }) => !linked.has(id)))
}
