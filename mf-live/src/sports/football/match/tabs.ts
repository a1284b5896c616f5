import { type TabEntry, tabOf } from '../../match-tab'

const always = () => true

/** The tabs of a football match, each in its own chunk. */
export const matchTabs: readonly TabEntry[] = [
  tabOf('live', '赛况', always, async () => {
    const { MatchSituation } = await import(
      /* webpackChunkName: "match-live" */ '../../../features/match-situation/match-situation'
    )
    return MatchSituation
  }),
  tabOf(
    'text',
    '文字',
    ({ coverage }) => coverage.text === 1,
    async () => (await import('../../../features/match-text/match-text')).MatchText,
  ),
  tabOf('lineup', '阵容', always, async () => (await import('../lineup/match-lineup')).MatchLineup),
  tabOf('analysis', '分析', always, async () => (await import('./analysis-panel')).AnalysisPanel),
  tabOf(
    'odds',
    '指数',
    ({ coverage, showsOdds }) => showsOdds && coverage.odds === 1,
    async () => (await import('../../../features/match-odds/match-odds')).MatchOdds,
  ),
  tabOf(
    'intelligence',
    '情报',
    ({ coverage }) => coverage.intelligence === 1,
    async () =>
      (await import('../../../features/match-intelligence/match-intelligence')).MatchIntelligence,
  ),
]
