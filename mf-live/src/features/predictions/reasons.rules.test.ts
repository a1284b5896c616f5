import { reasonsOf } from './reasons.rules'

const names = { home: '曼城', away: '阿森纳' }
const textOf = (term: Parameters<typeof reasonsOf>[0][number], sport = 1) =>
  reasonsOf([term], names, sport).map(({ text }) => text)

test.each([
  [{ kind: 'attack', side: 'home', factor: 1.25 }, ['曼城的进攻比联赛平均强 25%']],
  [{ kind: 'attack', side: 'away', factor: 0.8 }, ['阿森纳的进攻比联赛平均弱 20%']],
  [{ kind: 'attack', side: 'away', factor: 1.01 }, ['阿森纳的进攻接近联赛平均水平']],
  [{ kind: 'defence', side: 'home', factor: 0.7 }, ['对手面对曼城的得分比联赛平均少 30%']],
  [{ kind: 'rest', home: 3, away: 7 }, ['曼城休息 3 天，阿森纳休息 7 天']],
  [{ kind: 'rest', home: 7, away: 7 }, []],
  [{ kind: 'form', side: 'home', matches: 5, points: 10 }, ['曼城近 5 场拿到 10 分']],
  [{ kind: 'expected', home: 1.84, away: 0.93 }, ['预计进球 1.8 比 0.9']],
  [{ kind: 'thinData', side: 'away', matches: 4 }, ['阿森纳只有 4 场可用数据，区间因此更宽']],
] as const)('%j', (term, texts) => expect(textOf(term)).toEqual(texts))

test('basketball counts points', () => {
  expect(textOf({ kind: 'homeEdge', factor: 2.4 }, 2)).toEqual(['主场优势约 2.4 分'])
  expect(textOf({ kind: 'expected', home: 112.3, away: 108.9 }, 2)).toEqual(['预计得分 112 比 109'])
  expect(textOf({ kind: 'form', side: 'away', matches: 5, points: -3.25 }, 2)).toEqual([
    '阿森纳近 5 场场均净胜 -3.3 分',
  ])
})
