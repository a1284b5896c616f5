import type { MatchCoverage } from '@saidian/shared/contracts/football'
import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type MemoExoticComponent,
  memo,
} from 'react'
import type { MatchTab } from '../paths'

type Load = () => Promise<ComponentType>

export type TabEntry = {
  key: MatchTab
  text: string
  /** Whether the match has the tab. */
  isShown: (given: { coverage: MatchCoverage; showsOdds: boolean }) => boolean
  /** Loads its code, for a tap or a prefetch. */
  load: Load
  /** Memoized: the header renders with every tick of the clock and every event. */
  Panel: MemoExoticComponent<LazyExoticComponent<ComponentType>>
}

function tabOf(key: MatchTab, text: string, isShown: TabEntry['isShown'], load: Load): TabEntry {
  return { key, text, isShown, load, Panel: memo(lazy(async () => ({ default: await load() }))) }
}

const always = () => true

/** The tabs of a match page, each in its own chunk. */
export const MATCH_TABS: readonly TabEntry[] = [
  tabOf('live', '赛况', always, async () => {
    const { MatchSituation } = await import(
      /* webpackChunkName: "match-live" */ '../features/match-situation/match-situation'
    )
    return MatchSituation
  }),
  tabOf(
    'text',
    '文字',
    ({ coverage }) => coverage.text === 1,
    async () => (await import('../features/match-text/match-text')).MatchText,
  ),
  tabOf(
    'lineup',
    '阵容',
    always,
    async () => (await import('../features/match-lineup/match-lineup')).MatchLineup,
  ),
  tabOf('analysis', '分析', always, async () => (await import('./analysis-panel')).AnalysisPanel),
  tabOf(
    'odds',
    '指数',
    ({ coverage, showsOdds }) => showsOdds && coverage.odds === 1,
    async () => (await import('../features/match-odds/match-odds')).MatchOdds,
  ),
  tabOf(
    'intelligence',
    '情报',
    ({ coverage }) => coverage.intelligence === 1,
    async () =>
      (await import('../features/match-intelligence/match-intelligence')).MatchIntelligence,
  ),
]
