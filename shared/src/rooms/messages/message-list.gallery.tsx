import type { RoomMessage } from '../../contracts/rooms'
import { makeRoomMessage, makeRoomWelcome } from '../../testing'
import { MessageList } from './message-list'
import type { RoomExtra } from './rows.rules'

const OF = { roomId: 10_001, showsMatchId: null }
const member = (id: number, nickName: string, level: number) => ({
  id: String(id),
  nickName,
  portrait: '',
  level,
})
const said = (id: number, given: Partial<RoomMessage>) => makeRoomMessage({ id, ...given })
const atMs = (id: number) => (1_770_000_000 + id) * 1_000 - 1

const MESSAGES = [
  said(1, { author: member(11, '北看台的风', 6), text: '下半场阿森纳压着打' }),
  said(2, { author: member(12, '利物浦老球迷', 18), text: '换九号上，还有二十分钟' }),
  said(3, {
    author: member(13, '转角遇到进球', 9),
    noble: 1,
    text: '林远这脚兜射，跟上轮一模一样',
  }),
  said(4, {
    author: member(14, '一个名字特别长的老球迷也要完整地看到', 3),
    role: 1,
    text: '半球是什么意思？',
  }),
  said(5, { author: member(15, '老周侃球', 30), role: 2, text: '主队赢一个就算赢' }),
]
const EXTRAS: readonly RoomExtra[] = [
  { kind: 'system', key: 'rules', atMs: 0, text: '文明观赛，理性发言。未成年人请勿打赏' },
  {
    kind: 'gift',
    key: 'gift',
    atMs: atMs(3),
    gift: {
      comboId: 'c1',
      giftId: 1,
      name: '加油棒',
      icon: 'stick',
      count: 66,
      coins: 1,
      isLarge: false,
      at: atMs(3),
      from: member(16, '阿豪', 8),
      noble: 0,
    },
  },
  { kind: 'entrance', key: 'in', atMs: atMs(4), member: member(17, '看台上的王', 40), noble: 6 },
  { kind: 'system', key: 'goal', atMs: atMs(5), text: '进球！63′ 阿森纳 2-1 利物浦' },
  { kind: 'system', key: 'act', atMs: atMs(5), text: '你被房管禁言 10 分钟', isUrgent: true },
]

const box = { display: 'flex', height: '8rem', background: 'var(--surface-card)' } as const

export function EveryKindOfRow() {
  const conversation = { ...makeRoomWelcome({ messages: MESSAGES, hasMore: true }), leftOut: 128 }
  return (
    <div style={box}>
      <MessageList of={OF} conversation={conversation} extras={EXTRAS} />
    </div>
  )
}

export function NothingSaid() {
  return (
    <div style={box}>
      <MessageList of={OF} conversation={makeRoomWelcome({ messages: [] })} />
    </div>
  )
}
