import { setImmediate as nextTurn } from 'node:timers/promises'
import { createTurnstile } from './turnstile'

/** Lets so many come at once; tells whom each turn of the event loop let through. */
async function crowd(pass: () => Promise<void>, count: number): Promise<number[][]> {
  const turns: number[][] = [[]]
  let isOver = false
  // Planned before anybody comes, so that each turn begins with it.
  const watch = (async () => {
    for (; !isOver; turns.push([])) await nextTurn()
  })()
  const come = async (who: number) => {
    await pass()
    turns.at(-1)?.push(who)
  }
  await Promise.all(Array.from({ length: count }, (_, who) => come(who)))
  isOver = true
  await watch
  return turns.filter((turn) => turn.length > 0)
}

test('a crowd passes in its order, no more at once than may', async () => {
  const turns = await crowd(createTurnstile(10), 35)
  expect(turns.map((turn) => turn.length)).toEqual([10, 10, 10, 5])
  expect(turns.flat()).toEqual(Array.from({ length: 35 }, (_, who) => who))
})

test('who comes alone does not wait, also after a crowd', async () => {
  const pass = createTurnstile(2)
  await crowd(pass, 7)
  await nextTurn()
  let isThrough = false
  const alone = pass().then(() => {
    isThrough = true
  })
  await Promise.resolve()
  await Promise.resolve()
  expect(isThrough).toBe(true)
  await alone
})

test('who comes while others wait stands behind them', async () => {
  const pass = createTurnstile(1)
  const order: string[] = []
  const come = (name: string) => pass().then(() => void order.push(name))
  const first = [come('a'), come('b'), come('c')]
  await nextTurn()
  first.push(come('d'))
  await Promise.all(first)
  expect(order).toEqual(['a', 'b', 'c', 'd'])
})
