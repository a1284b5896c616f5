import type { FootballList } from '../../contracts/football'

/** One list of lists read together. The oldest sets the position. */
export function mergedLists(lists: readonly FootballList[]): FootballList {
  const oldest = lists.reduce((first, list) => (list.seq < first.seq ? list : first))
  return {
    ...oldest,
    leagues: lists.flatMap((list) => list.leagues),
    teams: lists.flatMap((list) => list.teams),
    matches: lists.flatMap((list) => list.matches),
  }
}
