import { setImmediate as nextTask } from 'node:timers/promises'
import { batchedRead } from './batched-read'

/** A table whose queries end when the test ends them. */
function slowTable() {
  const queries: {
    ids: number[]
    end: (rows: Map<number, string>) => void
    fail: (error: Error) => void
  }[] = []
  const read = batchedRead<string>(
    (ids) => new Promise((end, fail) => queries.push({ ids, end, fail })),
  )
  return { queries, read }
}

test('calls at once, or while a query runs, share one query', async () => {
  const { queries, read } = slowTable()
  const first = [read(1), read(2), read(1)]
  await nextTask()
  expect(queries.map(({ ids }) => ids)).toEqual([[1, 2]])
  const later = [read(1), read(3), read(4)]
  await nextTask()
  expect(queries).toHaveLength(1)
  queries[0]?.end(
    new Map([
      [1, 'old one'],
      [2, 'two'],
    ]),
  )
  expect(await Promise.all(first)).toEqual(['old one', 'two', 'old one'])
  await nextTask()
  expect(queries[1]?.ids).toEqual([1, 3, 4])
  // Asked while the first query ran, whose answer may be older than the call.
  queries[1]?.end(
    new Map([
      [1, 'new one'],
      [3, 'three'],
    ]),
  )
  expect(await Promise.all(later)).toEqual(['new one', 'three', undefined])
})

test('a failed query rejects its own callers, and the next ones are served', async () => {
  const { queries, read } = slowTable()
  const first = [read(1), read(2)]
  await nextTask()
  const next = read(1)
  queries[0]?.fail(new Error('away'))
  const outcomes = await Promise.allSettled(first)
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await nextTask()
  queries[1]?.end(new Map([[1, 'back']]))
  expect(await next).toBe('back')
})

test('an id that no table has disturbs no other caller, and a batch is limited', async () => {
  const { queries, read } = slowTable()
  expect(await Promise.all([read(Number.NaN), read(1e300), read(0.5)])).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  const all = Array.from({ length: 1_200 }, (_, id) => read(id))
  await nextTask()
  for (const length of [500, 500, 200]) {
    const query = queries.at(-1)
    expect(query?.ids).toHaveLength(length)
    query?.end(new Map())
    await nextTask()
  }
  await Promise.all(all)
  expect(queries).toHaveLength(3)
})
