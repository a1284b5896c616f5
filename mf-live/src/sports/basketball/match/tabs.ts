import { commonTabs } from '../../common-tabs'
import type { TabEntry } from '../../match-tab'

/**
 * The tabs of a basketball match. Others come from `match.tabs`, as those of football. A tab that
 * football has too is in the chunk of the same name, so that no code is loaded twice.
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
    key: 'box',
    text: '球员数据',
    order: 30,
    isShown: ({ coverage }) => coverage.box === 1,
    load: async () => (await import('../box/box-score')).BoxScore,
  },
]
