import { addKnown, figuresOf, nothingKnown, unsourcedOf } from './figures.rules'

test.each([
  ['曼联 2-1 阿森纳[1]', ['2-1']],
  ['比分 2：1，半场1比0', ['2-1', '1-0']],
  ['三比一获胜，连续第三轮，进两球', ['3-1', '3', '2']],
  ['胜率45%，赔率 2.80，22:00 开球', ['22-0', '45', '2.8']],
  ['这是一场精彩的比赛，一位球员', []],
  ['1. 阿森纳\n2. 曼城', []],
  ['积十二分，二十三球', ['12', '23']],
])('the figures of %s', (text, keys) => {
  expect(
    figuresOf(text)
      .map(({ key }) => key)
      .sort(),
  ).toEqual([...keys].sort())
})

const unsourced = (text: string, data: unknown) => {
  const known = nothingKnown()
  addKnown(known, data)
  return unsourcedOf(text, known)
}

test('ids and moments are no figures that a text may use', () => {
  const data = { id: 77, homeId: 78, at: 79, kickoffMs: 80, points: 26, score: '2-1' }
  expect(unsourced('积26分，2-1，77、78、79、80，1-2', data)).toEqual([
    '1-2',
    '77',
    '78',
    '79',
    '80',
  ])
})

test('what people write gives no figures, names give theirs only as names', () => {
  const data = [
    { title: '今晚5-0', anchor: '99', coach: '88号' },
    { home: '费城76人', away: '5-0大胜队' },
  ]
  expect(unsourced('费城76人', data)).toEqual([])
  expect(unsourced('76分，5-0大胜队，99，88', data)).toEqual(['5-0', '76', '99', '88'])
})

test('chances of home and away are figures', () => {
  expect(unsourced('31%，45%，46%', { home: '31%', draw: '24%', away: '45%' })).toEqual(['46'])
})
