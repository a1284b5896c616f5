import { setImmediate as nextTick } from 'node:timers/promises'
import { createThrottle } from './throttle'

/** Starts `count` callers at once; resolves with the callers that each event-loop tick released. */
async function crowd(pass: () => Promise<void>, count: number): Promise<number[][]> {
  const batches: number[][] = [[]]
  let isOver = false
  // Scheduled before the callers, so that it runs first in each tick.
  const watch = (async () => {
    for (; !isOver; batches.push([])) await nextTick()
  })()
  const come = async (who: number) => {
    await pass()
    batches.at(-1)?.push(who)
  }
  await Promise.all(Array.from({ length: count }, (_, who) => come(who)))
  isOver = true
  await watch
  return batches.filter((batch) => batch.length > 0)
}

test('callers pass in order, at most `perTick` at once', async () => {
  const batches = await crowd(createThrottle(10), 35)
  expect(batches.map((batch) => batch.length)).toEqual([10, 10, 10, 5])
  expect(batches.flat()).toEqual(Array.from({ length: 35 }, (_, who) => who))
})

test('a single caller does not wait, also after a crowd', async () => {
  const pass = createThrottle(2)
  await crowd(pass, 7)
  await nextTick()
  let isThrough = false
  const alone = pass().then(() => {
    isThrough = true
  })
  await Promise.resolve()
  await Promise.resolve()
  expect(isThrough).toBe(true)
  await alone
})

test('a caller that comes while others wait is queued behind them', async () => {
  const pass = createThrottle(1)
  const order: string[] = []
  const come = (name: string) => pass().then(() => void order.push(name))
  const first = [come('a'), come('b'), come('c')]
  await nextTick()
  first.push(come('d'))
  await Promise.all(first)
  expect(order).toEqual(['a', 'b', 'c', 'd'])
})
