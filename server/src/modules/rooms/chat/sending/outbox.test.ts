import { RequestError } from '../../../../platform/errors'
import { createOutbox, type OutboxDeps } from './outbox'

type Deps = OutboxDeps<string, number, number>

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

function open(given: Partial<Deps> = {}) {
  const batches: { place: string; items: readonly number[]; at: number }[] = []
  const outbox = createOutbox<string, number, number>({
    everyMs: 200,
    reportMs: 600,
    early: { items: 4, everyMs: 50 },
    capacity: { maxMs: 100, min: 2, max: 100, start: 5 },
    keyOf: (place) => place,
    store: async (place, items) => {
      batches.push({ place, items, at: performance.now() })
      return { outcomes: items.map((item) => item * 10), hasMore: false }
    },
    ...given,
  })
  return { outbox, batches }
}

test('the first item is stored at once, later ones together, 200 ms after it', async () => {
  const { outbox, batches } = open()
  const startedAt = performance.now()
  const first = outbox.send('a', 1)
  await jest.advanceTimersByTimeAsync(1)
  const others = [outbox.send('a', 2), outbox.send('a', 3), outbox.send('b', 4)]
  await jest.advanceTimersByTimeAsync(500)
  expect(await Promise.all([first, ...others])).toEqual([10, 20, 30, 40])
  expect(batches.map(({ place, items }) => [place, items])).toEqual([
    ['a', [1]],
    ['b', [4]],
    ['a', [2, 3]],
  ])
  expect(Math.round((batches[2]?.at ?? 0) - startedAt)).toBe(200)
  expect(outbox.size()).toBe(0)
})

test('a place waits for no other place, and many items not for the usual time', async () => {
  const { outbox, batches } = open()
  const first = outbox.send('a', 1)
  await jest.advanceTimersByTimeAsync(1)
  const startedAt = batches[0]?.at ?? 0
  const sent = [2, 3, 4, 5].map((item) => outbox.send('a', item))
  const other = outbox.send('b', 6)
  await jest.advanceTimersByTimeAsync(300)
  expect(await Promise.all([first, ...sent, other])).toEqual([10, 20, 30, 40, 50, 60])
  expect(batches.map(({ items }) => items)).toEqual([[1], [6], [2, 3, 4, 5]])
  expect(Math.round((batches[2]?.at ?? 0) - startedAt)).toBe(50)
})

test('what batches cannot carry in time is rejected at once, with the time to wait', async () => {
  const { outbox } = open({
    // Ten milliseconds for each item.
    store: async (_place, items) => {
      await new Promise((resolve) => setTimeout(resolve, items.length * 10))
      return { outcomes: items, hasMore: false }
    },
    capacity: { maxMs: 100, min: 2, max: 1_000, start: 400 },
  })
  const took: number[] = []
  const waits: number[] = []
  const offer = async (item: number) => {
    const sentAt = performance.now()
    await outbox.send('a', item).then(
      () => took.push(performance.now() - sentAt),
      ({ reason, retryAfterMs }: RequestError) => {
        expect([reason, performance.now()]).toEqual(['server.busy', sentAt])
        waits.push(retryAfterMs as number)
      },
    )
  }
  // Five times as many as it carries, after a second in which it learns what it carries.
  for (let ms = 0; ms < 10_000; ms += 2) {
    if (ms === 2_000) for (const list of [took, waits]) list.length = 0
    void offer(ms)
    await jest.advanceTimersByTimeAsync(2)
  }
  expect(Math.max(...took)).toBeLessThanOrEqual(300)
  expect(took.length).toBeGreaterThan(8 * 75)
  expect(took.length + waits.length).toBeGreaterThan(3_900)
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(1_000)
  expect(Math.max(...waits)).toBeLessThanOrEqual(10_000)
  await jest.advanceTimersByTimeAsync(1_000)
})

test('batches of a place never overlap, and items beyond the limit are rejected', async () => {
  let finish: () => void = () => undefined
  const running: number[] = []
  const { outbox } = open({
    store: async (_place, items) => {
      running.push(items.length)
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      return { outcomes: items, hasMore: false }
    },
  })
  const first = outbox.send('a', 1)
  await jest.advanceTimersByTimeAsync(1)
  const waiting = [2, 3, 4, 5, 6].map((item) => outbox.send('a', item))
  await expect(outbox.send('a', 7)).rejects.toMatchObject({ reason: 'server.busy' })
  expect(() => outbox.checkPlace('a')).toThrow(RequestError)
  outbox.checkPlace('b')
  await jest.advanceTimersByTimeAsync(1_000)
  expect(running).toEqual([1])
  for (let n = 0; n < 2; n++) {
    finish()
    await jest.advanceTimersByTimeAsync(300)
  }
  expect(await Promise.all([first, ...waiting])).toEqual([1, 2, 3, 4, 5, 6])
})

test('an error of one item is its own; a failed batch fails all of its items', async () => {
  let isBroken = false
  const { outbox } = open({
    store: async (_place, items) => {
      if (isBroken) throw new Error('database away')
      const outcome = (item: number) => (item === 1 ? new RequestError('room.muted') : item)
      return { outcomes: items.map(outcome), hasMore: false }
    },
  })
  const send = (items: number[]) =>
    Promise.allSettled(items.map((item) => outbox.send('a', item))).then((all) =>
      all.map(({ status }) => status),
    )
  const some = send([1, 2])
  await jest.advanceTimersByTimeAsync(300)
  expect(await some).toEqual(['rejected', 'fulfilled'])
  isBroken = true
  const broken = send([3, 4])
  await jest.advanceTimersByTimeAsync(300)
  expect(await broken).toEqual(['rejected', 'rejected'])
  expect(outbox.size()).toBe(0)
})

test('what is left is reported by an empty batch, unless items come before', async () => {
  const left = [true, true, false]
  const { outbox, batches } = open({
    store: async (_place, items) => {
      batches.push({ place: 'a', items, at: performance.now() })
      return { outcomes: items, hasMore: left.shift() ?? false }
    },
  })
  const first = outbox.send('a', 1)
  await jest.advanceTimersByTimeAsync(10)
  const second = outbox.send('a', 2)
  await jest.advanceTimersByTimeAsync(250)
  expect(await Promise.all([first, second])).toEqual([1, 2])
  expect(batches.map(({ items }) => items)).toEqual([[1], [2]])
  await jest.advanceTimersByTimeAsync(1_000)
  expect(batches.map(({ items }) => items)).toEqual([[1], [2], []])
  expect(outbox.size()).toBe(0)
})
