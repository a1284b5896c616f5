import { commonTabs } from '../../common-tabs'
import type { TabEntry } from '../../match-tab'

/**
 * The tabs of a football match, each in its own chunk. Others come from `match.tabs`: 推荐 has the
 * order 70.
 */
export const matchTabs: readonly TabEntry[] = [
  ...commonTabs({
    live: async () => {
      const { SituationPanel } = await import(
        /* webpackChunkName: "match-live" */ './panels/situation-panel'
      )
      return SituationPanel
    },
    text: async () => {
      const { TextPanel } = await import(/* webpackChunkName: "match-text" */ './panels/text-panel')
      return TextPanel
    },
    analysis: async () => {
      const { AnalysisPanel } = await import(
        /* webpackChunkName: "match-analysis" */ './panels/analysis-panel'
      )
      return AnalysisPanel
    },
    odds: async () => {
      const { OddsPanel } = await import(/* webpackChunkName: "match-odds" */ './panels/odds-panel')
      return OddsPanel
    },
  }),
  {
    key: 'lineup',
    text: '阵容',
    order: 30,
    isShown: () => true,
    load: async () => (await import('../lineup/match-lineup')).MatchLineup,
  },
  {
    key: 'intelligence',
    text: '情报',
    order: 60,
    isShown: ({ coverage }) => coverage.intelligence === 1,
    load: async () => (await import('../intelligence/match-intelligence')).MatchIntelligence,
  },
]
