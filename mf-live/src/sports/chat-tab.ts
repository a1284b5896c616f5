import type { TabEntry } from './match-tab'

/** 聊天, the room of the match: every match of every sport has it. */
export const chatTab: TabEntry = {
  key: 'chat',
  text: '聊天',
  order: 80,
  isShown: () => true,
  load: async () => (await import('../features/match-room/match-room')).MatchRoom,
}
