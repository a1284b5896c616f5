import { type QueryEntry, useQueries } from '../../api'
import { matchList } from './match-list.api'
import type { MatchList } from './match-list.rules'
import type { ListSelection } from './selection'

/**
 * The cached lists of some selections, which follow their topics. `read` takes of each what the
 * component shows.
 */
export function useMatchLists<Shown>(
  selections: readonly ListSelection[],
  read: (entry: QueryEntry<MatchList>) => Shown,
  options?: { refetchesOnMount?: boolean },
): { shown: readonly Shown[]; refetch: () => Promise<unknown> } {
  return useQueries(matchList, selections, read, options)
}
