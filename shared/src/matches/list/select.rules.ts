import type { ListMatch, SportRules } from '../sport'

export type Wanted = {
  /** Whether a match passes the filter by leagues or lotteries. */
  passes: (match: ListMatch) => boolean
  /** Only these matches, such as the followed ones. */
  ids?: ReadonlySet<number>
  onlyInPlay: boolean
}

export type SelectedMatches = {
  shown: readonly ListMatch[]
  /** Matches of the list before the filter. */
  total: number
  hidden: number
  inPlay: number
}

/** The shown matches and the counts above them. */
export function selectMatches(
  matches: Iterable<ListMatch>,
  { passes, ids, onlyInPlay }: Wanted,
  { isListed, isInPlay }: Pick<SportRules, 'isListed' | 'isInPlay'>,
): SelectedMatches {
  const shown: ListMatch[] = []
  let total = 0
  let hidden = 0
  let inPlay = 0
  for (const match of matches) {
    if (!isListed(match) || (ids && !ids.has(match.id))) continue
    total += 1
    if (!passes(match)) {
      hidden += 1
      continue
    }
    if (isInPlay(match)) inPlay += 1
    if (!onlyInPlay || isInPlay(match)) shown.push(match)
  }
  return { shown, total, hidden, inPlay }
}
