import type { MatchCoverage } from '@saidian/shared/contracts/matches'
import { type ContributionOf, useContributions } from '@saidian/shared/host'
import type { ListMatch } from '@saidian/shared/matches'
import { useSetting } from '@saidian/shared/store'
import type { MatchHeader } from '../match/match-data'
import type { ShownTab } from '../sports/match-tab'
import type { SportMatch } from '../sports/sport-match'
import { useMatchTab } from './use-match-tab'
import { usePrefetchTabs } from './use-prefetch-tabs'

const NO_COVERAGE: MatchCoverage = { mlive: 0, text: 0, lineup: 0, intelligence: 0, odds: 0 }

type Input = {
  /** Undefined until it has loaded. */
  header: MatchHeader | undefined
  /** Undefined while unknown. */
  match: ListMatch | undefined
  hasFailed: boolean
}

/**
 * The tabs that the match has, also those that other remotes contribute, the chosen one, and
 * functions that switch. Prefetches the tabs of this remote.
 */
export function useMatchTabs(
  view: SportMatch,
  matchId: number,
  { header, match, hasFailed }: Input,
) {
  const [showsOdds] = useSetting('showsOdds')
  const coverage = header?.coverage ?? NO_COVERAGE
  const own = view.tabs
    .filter(({ isShown }) => isShown({ coverage, showsOdds }))
    .sort((a, b) => a.order - b.order)
  const tabs = inOrder(view, own, useContributions('match.tabs'))
  const keys = tabs.map(({ key }) => key)
  const isKnown = header !== undefined || hasFailed
  const firstTab = match ? view.firstTab(match) : null
  const chosen = useMatchTab(view.sport, matchId, { tabs: keys, firstTab, isKnown })
  usePrefetchTabs(own, header !== undefined)
  return { tabs, ...chosen }
}

/** Tabs of this remote and contributed ones of the sport. A key of this remote is not replaced. */
function inOrder(
  { sport, tabs }: SportMatch,
  own: readonly ShownTab[],
  contributed: readonly ContributionOf<'match.tabs'>[],
): ShownTab[] {
  const others = contributed
    .filter(({ id, sports }) => sports.includes(sport) && !tabs.some(({ key }) => key === id))
    .map(({ id, title, order, load }) => ({ key: id, text: title, order, load }))
  return [...own, ...others].sort((a, b) => a.order - b.order)
}
