import { createFreshCache } from './fresh-cache'

let nowMs = 0
const clock = { now: () => nowMs }
/** Returns 1, 2, 3 …: the number of its calls. */
function counting() {
  let made = 0
  return async () => {
    made += 1
    return made
  }
}

beforeEach(() => {
  nowMs = 0
})

test('concurrent calls and calls within the lifetime share one value', async () => {
  const cache = createFreshCache<number>(clock, 2)
  const make = counting()
  expect(await Promise.all(Array.from({ length: 50 }, () => cache.get('a', 1_000, make)))).toEqual(
    Array(50).fill(1),
  )
  nowMs = 999
  expect(await cache.get('a', 1_000, make)).toBe(1)
  nowMs = 1_000
  expect(await cache.get('a', 1_000, make)).toBe(2)
})

test('the least recently used entry is evicted', async () => {
  const cache = createFreshCache<number>(clock, 2)
  const make = counting()
  for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, 1_000, make)
  expect(await cache.get('a', 1_000, make)).toBe(1)
  expect(await cache.get('b', 1_000, make)).toBe(4)
})

test('a failure is not cached, and a late failure does not remove a newer value', async () => {
  const cache = createFreshCache<number>(clock, 2)
  const make = counting()
  let fail: (error: Error) => void = () => undefined
  const slow = cache.get('a', 1_000, () => new Promise((_, reject) => (fail = reject)))
  nowMs = 1_000
  expect(await cache.get('a', 1_000, make)).toBe(1)
  fail(new Error('away'))
  await expect(slow).rejects.toThrow('away')
  expect(await cache.get('a', 1_000, make)).toBe(1)
  await expect(cache.get('b', 1_000, () => Promise.reject(new Error('away')))).rejects.toThrow(
    'away',
  )
  expect(await cache.get('b', 1_000, make)).toBe(2)
})
