import { type TabEntry, tabOf } from '../../match-tab'

const always = () => true

/** The tabs of a football match, each in its own chunk. */
export const matchTabs: readonly TabEntry[] = [
  tabOf('live', '赛况', always, async () => {
    const { SituationPanel } = await import(
      /* webpackChunkName: "match-live" */ './panels/situation-panel'
    )
    return SituationPanel
  }),
  tabOf(
    'text',
    '文字',
    ({ coverage }) => coverage.text === 1,
    async () => (await import('./panels/text-panel')).TextPanel,
  ),
  tabOf('lineup', '阵容', always, async () => (await import('../lineup/match-lineup')).MatchLineup),
  tabOf(
    'analysis',
    '分析',
    always,
    async () => (await import('./panels/analysis-panel')).AnalysisPanel,
  ),
  tabOf(
    'odds',
    '指数',
    ({ coverage, showsOdds }) => showsOdds && coverage.odds === 1,
    async () => (await import('./panels/odds-panel')).OddsPanel,
  ),
  tabOf(
    'intelligence',
    '情报',
    ({ coverage }) => coverage.intelligence === 1,
    async () =>
      (await import('../../../features/match-intelligence/match-intelligence')).MatchIntelligence,
  ),
]
