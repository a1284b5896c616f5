import type { MatchCoverage, MatchHeader } from '@saidian/shared/contracts/football'
import type { ListMatch } from '@saidian/shared/matches'
import { useSetting } from '@saidian/shared/store'
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

/** The tabs that the match has, the chosen one, and functions that switch. Prefetches the tabs. */
export function useMatchTabs(
  view: SportMatch,
  matchId: number,
  { header, match, hasFailed }: Input,
) {
  const [showsOdds] = useSetting('showsOdds')
  const coverage = header?.coverage ?? NO_COVERAGE
  const tabs = view.tabs.filter(({ isShown }) => isShown({ coverage, showsOdds }))
  const keys = tabs.map(({ key }) => key)
  const isKnown = header !== undefined || hasFailed
  const firstTab = match ? view.firstTab(match) : null
  const chosen = useMatchTab(view.sport, matchId, { tabs: keys, firstTab, isKnown })
  usePrefetchTabs(tabs, header !== undefined)
  return { tabs, ...chosen }
}
