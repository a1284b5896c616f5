import { currentIssue, issueTitle, lotteryNumber, lotteryResult, saleNow } from './lottery.rules'

test('numbers have the format of a betting slip', () => {
  expect(lotteryNumber('jczq', 6001)).toBe('周六001')
  expect(lotteryNumber('jczq', 1999)).toBe('周一999')
  expect(lotteryNumber('jczq', 7020)).toBe('周日020')
  expect([
    lotteryNumber('bjdc', 112),
    lotteryNumber('sfc', 14),
    lotteryNumber('jczq', 9001),
  ]).toEqual(['112', '14', '9001'])
  expect(issueTitle('jczq', '2026-11-21')).toBe('2026-11-21 周六')
  expect([issueTitle('sfc', '26115'), issueTitle('jczq', '26115')]).toEqual([
    '第26115期',
    '第26115期',
  ])
})

test.each([
  ['won', [2, 0], 1, { spf: '3', rq: '3' }],
  ['won by the line alone', [2, 1], 1, { spf: '3', rq: '1' }],
  ['won, but not with the line', [2, 1], 2, { spf: '3', rq: '0' }],
  ['drawn', [1, 1], -1, { spf: '1', rq: '3' }],
  ['drawn without a line', [0, 0], null, { spf: '1', rq: null }],
  ['lost', [0, 1], -1, { spf: '0', rq: '1' }],
  ['lost by many', [0, 4], -2, { spf: '0', rq: '0' }],
] as const)('a match %s has its digits', (_how, [home, away], line, digits) => {
  expect(lotteryResult({ s: 8, score: [home, away], line })).toEqual(digits)
})

test.each([
  ['not begun', 1],
  ['in play', 4],
  ['in extra time', 5],
  ['put off', 9],
  ['interrupted', 10],
  ['abandoned', 11],
  ['cancelled', 12],
  ['of an unknown status', 42],
])('a match %s has no result', (_how, s) => {
  expect(lotteryResult({ s, score: [1, 0], line: 1 })).toEqual({ spf: null, rq: null })
})

test('a finished match without a score has no result', () => {
  expect(lotteryResult({ s: 8, score: null, line: 1 })).toEqual({ spf: null, rq: null })
})

test('the sale stops at its time, at kick-off and when the match is cancelled', () => {
  const sale = [2, 1, 0, 3, 2]
  const stopped = [3, 3, 0, 3, 3]
  expect(saleNow({ sale, stopAt: 100, s: 1 }, 99)).toEqual(sale)
  expect(saleNow({ sale, stopAt: 100, s: 1 }, 100)).toEqual(stopped)
  for (const s of [2, 3, 4, 5, 6, 7, 8, 10, 11, 12]) {
    expect(saleNow({ sale, stopAt: 100, s }, 50)).toEqual(stopped)
  }
  for (const s of [1, 9, 13, 42]) expect(saleNow({ sale, stopAt: 100, s }, 50)).toEqual(sale)
  expect(saleNow({ sale: [4], stopAt: 100, s: 8 }, 200)).toEqual([4])
  expect(saleNow({ sale: [2], stopAt: 100, s: 8 }, 200)).toEqual([3])
})

test('the current issue is the first to end on sale, else the last ended, else the next', () => {
  const [past, today, tomorrow] = [
    { startAt: 0, endAt: 10 },
    { startAt: 5, endAt: 20 },
    { startAt: 15, endAt: 30 },
  ] as const
  const issues = [tomorrow, today, past]
  expect(currentIssue(issues, 7)).toBe(past)
  expect(currentIssue(issues, 17)).toBe(today)
  expect(currentIssue(issues, 20)).toBe(tomorrow)
  expect(currentIssue(issues, 99)).toBe(tomorrow)
  expect(currentIssue([tomorrow], 3)).toBe(tomorrow)
  expect(currentIssue([], 3)).toBeNull()
})
