import type { BoardMatch } from '@saidian/shared/contracts'
import { FOOTBALL_STATUS } from '@saidian/shared/contracts'
import { isInPlay } from '@saidian/shared/lib'
import { type MatchFilter, matchesFilter } from '../../match/match-filter.rules'

export type Wanted = {
  /** The saved filter; null shows everything. */
  filter: MatchFilter | null
  /** Only these matches, for 关注. */
  onlyMatches?: ReadonlySet<number>
  onlyInPlay: boolean
}

export type VisibleMatches = {
  shown: readonly BoardMatch[]
  /** Matches of the list before the filter. */
  total: number
  hidden: number
  inPlay: number
}

/**
 * The shown matches and the counts above them. A match with the status abnormal is never shown
 * (codes-and-words 1.1).
 */
export function visibleMatches(matches: Iterable<BoardMatch>, wanted: Wanted): VisibleMatches {
  const shown: BoardMatch[] = []
  let total = 0
  let hidden = 0
  let inPlay = 0
  for (const match of matches) {
    if (match.s === FOOTBALL_STATUS.abnormal) continue
    if (wanted.onlyMatches && !wanted.onlyMatches.has(match.id)) continue
    total += 1
    if (!matchesFilter(wanted.filter, match)) {
      hidden += 1
      continue
    }
    if (isInPlay(match.s)) inPlay += 1
    if (!wanted.onlyInPlay || isInPlay(match.s)) shown.push(match)
  }
  return { shown, total, hidden, inPlay }
}
