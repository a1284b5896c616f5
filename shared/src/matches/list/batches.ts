import { MAX_MATCHES } from '../../contracts/matches'
import type { ListSnapshot } from '../sport'

/** Reads matches by their ids, as many at once as a request may name, into one list. */
export async function loadInBatches<Snapshot extends ListSnapshot>(
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<Snapshot>,
): Promise<Snapshot> {
  const batches = Array.from({ length: Math.ceil(ids.length / MAX_MATCHES) }, (_, at) =>
    read(ids.slice(at * MAX_MATCHES, (at + 1) * MAX_MATCHES)),
  )
  return mergedLists(await Promise.all(batches))
}

/** One list of lists read together. The oldest sets the position. */
function mergedLists<Snapshot extends ListSnapshot>(lists: readonly Snapshot[]): Snapshot {
  const oldest = lists.reduce((first, list) => (list.seq < first.seq ? list : first))
  return {
    ...oldest,
    leagues: lists.flatMap((list) => list.leagues),
    teams: lists.flatMap((list) => list.teams),
    matches: lists.flatMap((list) => list.matches),
  }
}
