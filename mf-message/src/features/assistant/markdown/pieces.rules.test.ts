import { piecesOf } from './pieces.rules'

const KNOWN = new Set([1, 12])
const markedIn = (text: string, figures: string[]) =>
  piecesOf(text, KNOWN, figures)
    .filter((piece) => piece.kind === 'unsourced')
    .map((piece) => piece.text)

test('numbers of known sources become marks, others stay text', () => {
  expect(piecesOf('第一[1][3]，21 分[12]', KNOWN, [])).toEqual([
    { kind: 'plain', text: '第一' },
    { kind: 'source', n: 1 },
    { kind: 'plain', text: '[3]，21 分' },
    { kind: 'source', n: 12 },
  ])
})

test.each([
  ['进 3 球', ['3'], ['3']],
  ['13 场 3.5 球 1,300 人 30%', ['3'], []],
  ['3 球，3 场', ['3'], ['3', '3']],
  ['胜率 87%，87 场', ['87', '87%'], ['87%', '87']],
  ['2.5 和 2', ['2', '2.5'], ['2.5', '2']],
  ['共 3。', ['3'], ['3']],
  ['没有', ['', '9'], []],
])('figures stand as a whole: %s', (text, figures, marked) => {
  expect(markedIn(text, figures)).toEqual(marked)
})
