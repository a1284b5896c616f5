import { chooseShown, countOthers, freeMessages, type Pace, withShown } from './pace.rules'

const QUIET: Pace = { shown: [], leftOut: 0 }

test('however many are sent, no second has more than twenty and no half more than ten', () => {
  let pace = QUIET
  const shown: { at: number; count: number }[] = []
  for (let nowMs = 0; nowMs < 30_000; nowMs += 37) {
    const count = Math.min(400, freeMessages(pace, nowMs, 0))
    if (count > 0) shown.push({ at: nowMs, count })
    pace = withShown(pace, nowMs, count, 0)
  }
  const maxWithin = (ms: number) =>
    Math.max(
      ...shown.map(({ at }) =>
        shown
          .filter((one) => one.at > at - ms && one.at <= at)
          .reduce((sum, { count }) => sum + count, 0),
      ),
    )
  expect([maxWithin(1_000), maxWithin(500)]).toEqual([20, 10])
  const total = shown.reduce((sum, { count }) => sum + count, 0)
  expect(total).toBeGreaterThan(30 * 16)
})

test('gifts, entrances and acts come before messages', () => {
  expect(freeMessages(QUIET, 0, 0)).toBe(10)
  expect(freeMessages(QUIET, 0, 15)).toBe(5)
  expect(freeMessages(QUIET, 0, 25)).toBe(0)
  const member = { id: '1', nickName: '甲', portrait: '', level: 1 }
  const acts = [{ kind: 'clear' as const, by: '甲' }]
  expect(countOthers({ entered: [{ member, noble: 1 }], acts, removed: [1, 2] })).toBe(2)
})

test('a clock that moved back does not silence a conversation', () => {
  expect(freeMessages({ shown: [[5_000, 10]], leftOut: 0 }, 1_000, 0)).toBe(10)
})

test('anchor, managers and nobles are shown first, in the order of their messages', () => {
  const viewer = { role: 0, noble: 0 }
  const messages = [
    { ...viewer, text: 'a' },
    { ...viewer, noble: 1, text: 'b' },
    { ...viewer, role: 2, text: 'c' },
    { ...viewer, noble: 3, text: 'd' },
    { ...viewer, role: 1, text: 'e' },
  ]
  const texts = (free: number) => chooseShown(messages, free).map(({ text }) => text)
  expect([texts(9), texts(3), texts(1), texts(0)]).toEqual([
    ['a', 'b', 'c', 'd', 'e'],
    ['c', 'd', 'e'],
    ['c'],
    [],
  ])
})
