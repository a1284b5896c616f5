import type { TabEntry } from './match-tab'

const always = () => true

/**
 * The tabs of every sport: 赛况, 文字, 分析 and 指数, of which each sport loads its own panels, 聊天,
 * its room and its comments, and AI, its prediction.
 */
export function commonTabs(
  load: Record<'live' | 'text' | 'analysis' | 'odds', TabEntry['load']>,
): TabEntry[] {
  return [
    { key: 'live', text: '赛况', order: 10, isShown: always, load: load.live },
    {
      key: 'text',
      text: '文字',
      order: 20,
      isShown: ({ coverage }) => coverage.text === 1,
      load: load.text,
    },
    { key: 'analysis', text: '分析', order: 40, isShown: always, load: load.analysis },
    {
      key: 'odds',
      text: '指数',
      order: 50,
      isShown: ({ coverage, showsOdds }) => showsOdds && coverage.odds === 1,
      load: load.odds,
    },
    {
      key: 'chat',
      text: '聊天',
      order: 80,
      isShown: always,
      load: async () => (await import('../features/match-room/match-talk')).MatchTalk,
    },
    {
      key: 'ai',
      text: 'AI',
      order: 90,
      isShown: always,
      load: async () =>
        (await import('../features/predictions/match/match-prediction')).MatchPredictionPanel,
    },
  ]
}
