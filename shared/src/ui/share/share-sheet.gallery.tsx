import type { VersusCard } from './card/share-card'
import { ShareSheet } from './share-sheet'

export const isOverlay = true

const MATCH: VersusCard = {
  kind: 'versus',
  caption: '英超 第12轮',
  time: '2026年11月22日 21:00',
  sides: [
    { teamId: 1, colors: ['#6cabdd', '#1c2c5b'], mark: '曼', name: '曼城' },
    { teamId: 2, colors: ['#ef0107', '#ffffff'], mark: '阿森', name: '阿森纳' },
  ],
  centre: '2 - 1',
  note: '下半场',
}
const path = '/live/zq/detail/7'

export function Match() {
  return <ShareSheet title="曼城 对 阿森纳" path={path} card={MATCH} onClose={() => undefined} />
}

export function HiddenScoreAndLongNames() {
  const [home, away] = MATCH.sides
  const card = {
    ...MATCH,
    caption: '德国足球甲级联赛 升降级附加赛 第二回合',
    sides: [
      { ...home, name: '门兴格拉德巴赫竞技' },
      { ...away, name: '沃尔夫斯堡' },
    ] as const,
    centre: 'VS',
    note: '',
  }
  const title = '门兴格拉德巴赫竞技 对 沃尔夫斯堡'
  return <ShareSheet title={title} path={path} card={card} onClose={() => undefined} />
}

export function Person() {
  const facts = ['Lv.4', '赛点号 100007']
  const card = { kind: 'person', name: '风过看台', id: '100007', portrait: '', facts } as const
  const address = '/user/authorHome?id=100007'
  return <ShareSheet title="风过看台的主页" path={address} card={card} onClose={() => undefined} />
}

export function Story() {
  const card = {
    kind: 'story',
    caption: '赛点 · 11月22日 23:05',
    title: '阿森纳3-1逆转利物浦，下半场十分钟连入三球登顶英超积分榜',
    text: '上半场第31分钟客队先入一球，中场休息后主队改打四三三，第52分钟起连续改写比分。',
    picture: '',
  } as const
  return <ShareSheet title={card.title} path="/news/1002/1" card={card} onClose={() => undefined} />
}
