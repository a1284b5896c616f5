import type { MatchCoverage } from '@saidian/shared/contracts'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { MatchTab } from '../paths'

type TabEntry = {
  key: MatchTab
  text: string
  /** Where it is not worth a tab. */
  isShown: (given: { coverage: MatchCoverage; showsOdds: boolean }) => boolean
  Panel: LazyExoticComponent<ComponentType>
}

/** The tabs of a match page, each in a chunk of its own. */
export const MATCH_TABS: readonly TabEntry[] = [
  {
    key: 'live',
    text: '赛况',
    isShown: () => true,
    Panel: lazy(async () => ({
      default: (
        await import(/* webpackChunkName: "match-live" */ '../features/match-situation/match-situation')
      ).MatchSituation,
    })),
  },
  {
    key: 'text',
    text: '文字',
    isShown: ({ coverage }) => coverage.text === 1,
    Panel: lazy(async () => ({ default: (await import('../features/match-text/match-text')).MatchText })),
  },
  {
    key: 'lineup',
    text: '阵容',
    isShown: () => true,
    Panel: lazy(async () => ({
      default: (await import('../features/match-lineup/match-lineup')).MatchLineup,
    })),
  },
  {
    key: 'analysis',
    text: '分析',
    isShown: () => true,
    Panel: lazy(async () => ({
      default: (await import('../features/match-analysis/match-analysis')).MatchAnalysis,
    })),
  },
  {
    key: 'odds',
    text: '指数',
    isShown: ({ coverage, showsOdds }) => showsOdds && coverage.odds === 1,
    Panel: lazy(async () => ({ default: (await import('../features/match-odds/match-odds')).MatchOdds })),
  },
  {
    key: 'intelligence',
    text: '情报',
    isShown: ({ coverage }) => coverage.intelligence === 1,
    Panel: lazy(async () => ({
      default: (await import('../features/match-intelligence/match-intelligence')).MatchIntelligence,
    })),
  },
]
