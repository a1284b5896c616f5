import type { Sport } from '../sport'
import type { MatchList } from './match-list.rules'

const PARTS = ['leagues', 'teams', 'matches', 'highlights', 'delayed'] as const

/** Parts of a list by id. */
type Parts = Pick<MatchList, (typeof PARTS)[number]>

/** The lists of some sports as one. */
export type JoinedList = Parts & {
  /** The sport of a match of the list. */
  sportOf: (matchId: number) => Sport
}

/**
 * Joins lists of several sports. Ids of leagues, teams and matches are unique across sports, and a
 * single list keeps its objects.
 */
export function joinedList(lists: readonly MatchList[]): JoinedList {
  const sportOf = (matchId: number) => {
    const found = lists.find(({ matches }) => matches[matchId]) ?? lists[0]
    if (!found) throw new Error('no list is joined')
    return found.sport
  }
  const joined = PARTS.map((part) => [
    part,
    lists.length === 1 ? lists[0]?.[part] : Object.assign({}, ...lists.map((list) => list[part])),
  ])
  return { ...(Object.fromEntries(joined) as Parts), sportOf }
}

/** Whether joining would give the same: only feeds, connections or alerts have changed. */
export function haveEqualParts(a: readonly MatchList[], b: readonly MatchList[]): boolean {
  return (
    a.length === b.length &&
    a.every((list, at) => PARTS.every((part) => list[part] === b[at]?.[part]))
  )
}
