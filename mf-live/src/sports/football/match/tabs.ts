import { aiTab, chatTab } from '../../common-tabs'
import type { TabEntry } from '../../match-tab'

const always = () => true

/**
 * The tabs of a football match, each in its own chunk. Others come from `match.tabs`: 推荐 has the
 * order 70.
 */
export const matchTabs: readonly TabEntry[] = [
  {
    key: 'live',
    text: '赛况',
    order: 10,
    isShown: always,
    load: async () => {
      const { SituationPanel } = await import(
        /* webpackChunkName: "match-live" */ './panels/situation-panel'
      )
      return SituationPanel
    },
  },
  {
    key: 'text',
    text: '文字',
    order: 20,
    isShown: ({ coverage }) => coverage.text === 1,
    load: async () => {
      const { TextPanel } = await import(/* webpackChunkName: "match-text" */ './panels/text-panel')
      return TextPanel
    },
  },
  {
    key: 'lineup',
    text: '阵容',
    order: 30,
    isShown: always,
    load: async () => (await import('../lineup/match-lineup')).MatchLineup,
  },
  {
    key: 'analysis',
    text: '分析',
    order: 40,
    isShown: always,
    load: async () => {
      const { AnalysisPanel } = await import(
        /* webpackChunkName: "match-analysis" */ './panels/analysis-panel'
      )
      return AnalysisPanel
    },
  },
  {
    key: 'odds',
    text: '指数',
    order: 50,
    isShown: ({ coverage, showsOdds }) => showsOdds && coverage.odds === 1,
    load: async () => {
      const { OddsPanel } = await import(/* webpackChunkName: "match-odds" */ './panels/odds-panel')
      return OddsPanel
    },
  },
  {
    key: 'intelligence',
    text: '情报',
    order: 60,
    isShown: ({ coverage }) => coverage.intelligence === 1,
    load: async () => (await import('../intelligence/match-intelligence')).MatchIntelligence,
  },
  chatTab,
  aiTab,
]
