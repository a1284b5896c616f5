import type { Market } from '../market/market'
import { nothing, type Reply } from './reply'
import type { Intent } from './understood'

const EXAMPLES = ['今晚有哪些比赛', '英超积分榜', '曼联近况', '湖人下一场']

const TEXTS: Partial<Record<Intent, string>> = {
  hello: '你好，我是赛点的内置助手，可以查比赛、比分、积分榜、近况、交锋、赔率和预测。',
  identity:
    '我是赛点的内置助手，不是大语言模型：我按规则理解问题，只用本站的数据回答，数据中没有的会直接说没有。',
  help: '你可以问我：某天的赛程和比分、积分榜和排名、球队近况、历史交锋、赔率、预测、首发和进球、球员近况、正在直播的房间。',
  thanks: '不客气，还想了解哪场比赛？',
  rude: '抱歉没帮上忙。换个问法试试，比如“曼联近况”“今晚英超”。',
}

const CAN = '可以问我赛程、比分、积分榜、近况、交锋、赔率和预测。'

/** What is no question about data. */
export function replyTalk(intent: Intent | null, market: Market): Reply {
  const offered = (text: string) => (market === 'open' ? text : text.replace('、赔率', ''))
  const text = intent && TEXTS[intent]
  if (text) return { text: offered(text), found: [], suggestions: EXAMPLES }
  const none = nothing('这个问题的答案', EXAMPLES)
  return { ...none, text: `${none.text}${offered(CAN)}` }
}
