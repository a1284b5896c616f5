import type { TabName } from '@saidian/shared/contracts/registry'
import type { IconName } from '@saidian/shared/ui'

export type Tab = { name: TabName; to: string; title: string; icon: IconName }

const MESSAGES: Tab = { name: 'messages', to: '/message', title: '消息', icon: 'message' }
const CHATGPT: Tab = { name: 'chatgpt', to: '/ChatGPT', title: 'ChatGPT', icon: 'chatgpt' }

/** The tabs from left to right; the ChatGPT variant has ChatGPT in place of messages. */
export function tabsOf({ chatGptVariant }: { chatGptVariant: boolean }): readonly Tab[] {
  return [
    { name: 'scores', to: '/live/hot', title: '赛事', icon: 'ball' },
    { name: 'headlines', to: '/news/1002/', title: '头条', icon: 'headlines' },
    { name: 'streams', to: '/vlive/0', title: '直播', icon: 'tv' },
    chatGptVariant ? CHATGPT : MESSAGES,
    { name: 'my', to: '/user', title: '我的', icon: 'person' },
  ]
}
