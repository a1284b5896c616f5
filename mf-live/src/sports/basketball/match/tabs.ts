import { aiTab, chatTab } from '../../common-tabs'
import type { TabEntry } from '../../match-tab'

const always = () => true

/**
 * The tabs of a basketball match. Others come from `match.tabs`, as those of football. A tab that
 * football has too is in the chunk of the same name, so that no code is loaded twice.
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
    key: 'box',
    text: '球员数据',
    order: 30,
    isShown: ({ coverage }) => coverage.box === 1,
    load: async () => (await import('../box/box-score')).BoxScore,
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
  chatTab,
  aiTab,
]
