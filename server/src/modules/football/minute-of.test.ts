import { RequestError } from '../../platform/errors'
import { footballMinuteOf } from './minute-of'

const NOW = Date.UTC(2026, 10, 23, 12)
const clock = { now: () => NOW }
const feed = { aliveAt: NOW / 1000, speed: 1 } as never

const minuteOf = (status: number, minutesAgo: number) =>
  footballMinuteOf({
    clock,
    lists: {
      feed: () => feed,
      match: async () => ({ match: { s: status, ot: NOW / 1000 - minutesAgo * 60 } }) as never,
    },
  })(1)

test.each([
  [2, 20, "21'"],
  [2, 50, "45+'"],
  [4, 21, "67'"],
  [3, 5, '中场'],
  [1, 0, null],
  [8, 100, null],
])('in status %i after %i minutes a comment has %s', async (status, minutes, text) => {
  expect(await minuteOf(status, minutes)).toBe(text)
})

test('a comment has no minute while no list is read', async () => {
  const busy = () => {
    throw new RequestError('server.busy')
  }
  const lists = { feed: busy, match: async () => ({ match: { s: 2 } }) as never }
  expect(await footballMinuteOf({ clock, lists })(1)).toBeNull()
})
