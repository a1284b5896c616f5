import { aiTab, chatTab } from '../../common-tabs'
import type { TabEntry } from '../../match-tab'

const always = () => true

/**
 * The tabs of a basketball match, each in its own chunk. Others come from `match.tabs`, as those of
 * football.
 */
export const matchTabs: readonly TabEntry[] = [
  {
    key: 'live',
    text: '赛况',
    order: 10,
    isShown: always,
    load: async () => {
      const { SituationPanel } = await import(
        /* webpackChunkName: "game-live" */ './panels/situation-panel'
      )
      return SituationPanel
    },
  },
  {
    key: 'text',
    text: '文字',
    order: 20,
    isShown: ({ coverage }) => coverage.text === 1,
    load: async () => (await import('./panels/text-panel')).TextPanel,
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
    load: async () => (await import('./panels/analysis-panel')).AnalysisPanel,
  },
  {
    key: 'odds',
    text: '指数',
    order: 50,
    isShown: ({ coverage, showsOdds }) => showsOdds && coverage.odds === 1,
    load: async () => (await import('./panels/odds-panel')).OddsPanel,
  },
  chatTab,
  aiTab,
]
