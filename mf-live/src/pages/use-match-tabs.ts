import type { MatchCoverage, MatchHeader } from '@saidian/shared/contracts/football'
import { useSetting } from '@saidian/shared/store'
import { MATCH_TABS } from './match-tabs'
import { useMatchTab } from './use-match-tab'
import { usePrefetchTabs } from './use-prefetch-tabs'

const NO_COVERAGE: MatchCoverage = { mlive: 0, text: 0, lineup: 0, intelligence: 0, odds: 0 }

type Input = {
  /** Undefined until it has loaded. */
  header: MatchHeader | undefined
  /** Status of the match; null while unknown. */
  status: number | null
  hasFailed: boolean
}

/** The tabs that the match has, the chosen one, and functions that switch. Prefetches the tabs. */
export function useMatchTabs(matchId: number, { header, status, hasFailed }: Input) {
  const [showsOdds] = useSetting('showsOdds')
  const coverage = header?.coverage ?? NO_COVERAGE
  const tabs = MATCH_TABS.filter(({ isShown }) => isShown({ coverage, showsOdds }))
  const keys = tabs.map(({ key }) => key)
  const isKnown = header !== undefined || hasFailed
  const chosen = useMatchTab(matchId, { tabs: keys, status, isKnown })
  usePrefetchTabs(keys, header !== undefined)
  return { tabs, ...chosen }
}
