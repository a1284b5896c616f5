import { createCapacity } from './capacity.rules'

const OPTIONS = { maxMs: 100, min: 20, max: 1_000, start: 400 }

/** The limit after full batches of a store that needs so long for a batch and for each item. */
function afterBatches(count: number, { fixedMs, itemMs }: { fixedMs: number; itemMs: number }) {
  const capacity = createCapacity(OPTIONS)
  const took: number[] = []
  for (let n = 0; n < count; n++) {
    const items = Math.floor(capacity.limit())
    took.push(fixedMs + items * itemMs)
    capacity.learn(items, took.at(-1) as number)
  }
  return { limit: capacity.limit(), lastTook: took.slice(-5) }
}

test.each([
  { fixedMs: 10, itemMs: 0.2 },
  { fixedMs: 40, itemMs: 1 },
  { fixedMs: 5, itemMs: 0.05 },
])('full batches of a store with %j come to take as long as they may', (store) => {
  const { limit, lastTook } = afterBatches(40, store)
  const carried = (OPTIONS.maxMs - store.fixedMs) / store.itemMs
  expect(limit).toBeGreaterThan(0.5 * Math.min(carried, OPTIONS.max))
  expect(limit).toBeLessThanOrEqual(Math.min(1.25 * carried, OPTIONS.max))
  for (const ms of lastTook) expect(ms).toBeLessThan(1.25 * OPTIONS.maxMs)
})

test('a stall leaves a few places, which grow again with full batches alone', () => {
  const capacity = createCapacity(OPTIONS)
  capacity.learn(30, 20_000)
  expect(capacity.limit()).toBe(20)
  for (let n = 0; n < 50; n++) capacity.learn(3, 5)
  expect(capacity.limit()).toBe(20)
  for (let n = 0; n < 20; n++) capacity.learn(Math.floor(capacity.limit()), 50)
  expect(capacity.limit()).toBeGreaterThan(400)
})

test('a slow batch of a few items takes no place from a crowd', () => {
  const capacity = createCapacity(OPTIONS)
  for (let n = 0; n < 5; n++) capacity.learn(2, 500)
  expect(capacity.limit()).toBe(OPTIONS.start)
})
