import { makeLotteryMatch } from '@saidian/shared/testing'
import { cellsOf, hidesScore, lineText, onSaleFirst, playTitle, saleLabel } from './lottery.rules'

test('the result is marked', () => {
  expect(cellsOf([1.95, 3.3, 3.4], '1', true)).toEqual([
    { label: '胜', price: '1.95', isResult: false },
    { label: '平', price: '3.30', isResult: true },
    { label: '负', price: '3.40', isResult: false },
  ])
  expect(cellsOf(null, null, true).map(({ price }) => price)).toEqual(['', '', ''])
})

test('without odds no price is shown, but the result is', () => {
  expect(cellsOf([1.95, 3.3, 3.4], '3', false)).toMatchObject([
    { price: '', isResult: true },
    {},
    {},
  ])
})

test('a line is negative if the home side gives goals', () => {
  expect([lineText(1), lineText(-2), lineText(0), lineText(null)]).toEqual(['-1', '+2', '0', '0'])
})

test('sale states have labels', () => {
  const label = (kind: 'jc' | 'bd', sale: number[], place: 0 | 1) =>
    saleLabel(kind, makeLotteryMatch({ sale }), place, 0)
  expect([label('jc', [2, 1], 0), label('jc', [2, 1], 1), label('jc', [3], 0)]).toEqual([
    '单关',
    '仅过关',
    '停售',
  ])
  expect([label('bd', [1], 0), label('bd', [4], 1)]).toEqual(['在售', '已开奖'])
})

test('足彩 is on sale until its closing time or the kick-off', () => {
  const match = makeLotteryMatch({ sale: [], stopAt: 1_000 })
  const label = (given: Partial<typeof match>, nowMs = 0) =>
    saleLabel('zc', { ...match, ...given }, 0, nowMs)
  expect([label({}, 999_999), label({}, 1_000_000), label({ s: 2 })]).toEqual([
    '在售',
    '停售',
    '停售',
  ])
  expect(label({ s: 8, result: { spf: '3', rq: null } })).toBe('已开奖')
})

test('a score is hidden by 无剧透 and by the stream delay', () => {
  const open = { noSpoiler: false, delaySeconds: 0, nowMs: 1_000_000 }
  expect(hidesScore(makeLotteryMatch({ s: 2 }), open)).toBe(false)
  expect(hidesScore(makeLotteryMatch({ s: 8 }), { ...open, noSpoiler: true })).toBe(true)
  expect(hidesScore(makeLotteryMatch({ s: 2 }), { ...open, delaySeconds: 30 })).toBe(true)
  expect(
    hidesScore(makeLotteryMatch({ s: 8, publishedAt: 971 }), { ...open, delaySeconds: 30 }),
  ).toBe(true)
  expect(
    hidesScore(makeLotteryMatch({ s: 8, publishedAt: 970 }), { ...open, delaySeconds: 30 }),
  ).toBe(false)
})

test('a play is titled by its name and line', () => {
  const match = makeLotteryMatch({ line: 1 })
  expect([playTitle('jc', match, 0), playTitle('jc', match, 1)]).toEqual(['胜平负', '让球(-1)'])
  expect(playTitle('jc', { ...match, line: -2 }, 1)).toBe('让球(+2)')
  expect(playTitle('zc', match, 0)).toBe('胜平负')
  expect(playTitle('zc', { ...match, average: [1.9, 3.4, 4] }, 0)).toBe('平均欧赔')
})

test('matches on sale come first, in the order of the lottery', () => {
  const nums = (kind: 'jc' | 'bd' | 'zc', sales: [string, number[]][], nowMs = 0) =>
    onSaleFirst(
      kind,
      sales.map(([num, sale]) => makeLotteryMatch({ num, sale })),
      nowMs,
    ).map(({ num }) => num)
  const jc: [string, number[]][] = [
    ['1', [3, 3]],
    ['2', [0, 2]],
    ['3', [3, 0]],
    ['4', [1, 1]],
  ]
  expect(nums('jc', jc)).toEqual(['2', '4', '1', '3'])
  const bd: [string, number[]][] = [
    ['1', [4]],
    ['2', [1]],
    ['3', [3]],
  ]
  expect(nums('bd', bd)).toEqual(['2', '1', '3'])
  const early = makeLotteryMatch({ num: '2', stopAt: 2_000 })
  const late = makeLotteryMatch({ num: '1', stopAt: 1_000 })
  expect(onSaleFirst('zc', [late, early], 1_500_000).map(({ num }) => num)).toEqual(['2', '1'])
})
