import type { TabEntry } from './match-tab'

/** 聊天, the room of the match: every match of every sport has it. */
export const chatTab: TabEntry = {
  key: 'chat',
  text: '聊天',
  order: 80,
  isShown: () => true,
  load: async () => (await import('../features/match-room/match-room')).MatchRoom,
}

/** AI, the prediction of the match. */
export const aiTab: TabEntry = {
  key: 'ai',
  text: 'AI',
  order: 90,
  isShown: () => true,
  load: async () =>
    (await import('../features/predictions/match/match-prediction')).MatchPredictionPanel,
}
