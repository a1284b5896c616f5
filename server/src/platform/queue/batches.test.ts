import { RequestError } from '../errors'
import { createBatches } from './batches'

type Run = (items: readonly number[]) => Promise<readonly (number | Error)[]>

/** Batches that end when the test says so. */
function open(limits = { batchSize: 10, maxWaiting: 10 }) {
  const batches: { items: readonly number[]; end: (error?: Error) => void }[] = []
  const run: Run = (items) =>
    new Promise((resolve, reject) => {
      const outcomes = items.map((n) => (n === 13 ? new RequestError('request.invalid') : n * 2))
      batches.push({ items, end: (error) => (error ? reject(error) : resolve(outcomes)) })
    })
  return { batches, send: createBatches({ run, ...limits }) }
}

const settled = () => new Promise(setImmediate)

test('calls that arrive while one runs are one batch, each with its own outcome', async () => {
  const { batches, send } = open()
  const answers = Promise.all([1, 2, 3].map(send))
  expect(batches.map(({ items }) => items)).toEqual([[1]])
  batches[0]?.end()
  await settled()
  expect(batches.map(({ items }) => items)).toEqual([[1], [2, 3]])
  batches[1]?.end()
  expect(await answers).toEqual([2, 4, 6])
})

test('an error of one call is its own, an error of the batch that of all its calls', async () => {
  const { batches, send } = open()
  const answers = Promise.allSettled([1, 13, 2].map(send))
  batches[0]?.end(new Error('gone'))
  await settled()
  batches[1]?.end()
  expect(await answers).toMatchObject([
    { reason: new Error('gone') },
    { reason: { reason: 'request.invalid' } },
    { value: 4 },
  ])
  const after = send(5)
  batches[2]?.end()
  expect(await after).toBe(10)
})

test('a batch has its size, and too many waiting calls are rejected', async () => {
  const { batches, send } = open({ batchSize: 2, maxWaiting: 3 })
  const first = Promise.all([1, 2, 3, 4].map(send))
  await expect(send(5)).rejects.toMatchObject({ reason: 'server.busy' })
  for (let n = 0; n < 3; n++) {
    batches[n]?.end()
    await settled()
  }
  expect(await first).toEqual([2, 4, 6, 8])
  expect(batches.map(({ items }) => items)).toEqual([[1], [2, 3], [4]])
})
