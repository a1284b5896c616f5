import { basketballMinuteOf } from './minute-of'

const NOW = Date.UTC(2026, 10, 23, 12)
const clock = { now: () => NOW }

test.each([
  [6, 252, '第三节 04:12'],
  [5, 0, '第二节完'],
  [1, 720, null],
  [10, 0, null],
])('in status %i with %i seconds left a comment has %s', async (s, left, text) => {
  const match = { s, clock: left, clockAt: null }
  const lists = {
    feed: () => ({ aliveAt: NOW / 1000, speed: 1 }) as never,
    match: async () => ({ match }) as never,
  }
  expect(await basketballMinuteOf({ clock, lists })(1)).toBe(text)
})
