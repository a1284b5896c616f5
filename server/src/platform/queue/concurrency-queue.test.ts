import { createConcurrencyQueue } from './concurrency-queue'

type Job = { key: string; end: (error?: Error) => void }

/** Work that ends when the test ends it. */
function createWork() {
  const jobs: Job[] = []
  const workOf = (key: string) => () =>
    new Promise<void>((resolve, reject) => {
      jobs.push({ key, end: (error) => (error ? reject(error) : resolve()) })
    })
  return { jobs, workOf }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

test('two jobs run, two wait, and the next is rejected', async () => {
  const queue = createConcurrencyQueue({ atOnce: 2, waiting: 2 })
  const { jobs, workOf } = createWork()
  const runs = [1, 2, 3, 4].map(() => queue.run(workOf('a'), 'a'))
  await settle()
  expect(jobs).toHaveLength(2)
  const rejected = { reason: 'request.too_many', retryAfterMs: 5_000 }
  await expect(queue.run(workOf('b'), 'b')).rejects.toMatchObject(rejected)
  jobs[0]?.end()
  await settle()
  expect(jobs).toHaveLength(3)
  for (const job of jobs) job.end()
  await settle()
  jobs[3]?.end()
  await Promise.all(runs)
})

test('a failed job frees its place, and an empty queue starts the next job at once', async () => {
  const queue = createConcurrencyQueue({ atOnce: 1, waiting: 1 })
  const { jobs, workOf } = createWork()
  const failing = queue.run(workOf('a'), 'a')
  const waiting = queue.run(async () => 'done', 'a')
  jobs[0]?.end(new Error('no database'))
  await expect(failing).rejects.toThrow('no database')
  expect(await waiting).toBe('done')
  expect(await queue.run(async () => 'again', 'a')).toBe('again')
})

test('a key with many calls uses only its own share of places and queue', async () => {
  const perKey = { atOnce: 2, waiting: 3 }
  const queue = createConcurrencyQueue({ atOnce: 3, waiting: 100, perKey })
  const { jobs, workOf } = createWork()
  const crowd = Array.from({ length: 50 }, () =>
    queue.run(workOf('crowd'), 'crowd').then(
      () => 'run',
      () => 'rejected',
    ),
  )
  const other = queue.run(workOf('other'), 'other')
  await settle()
  expect(jobs.map(({ key }) => key)).toEqual(['crowd', 'crowd', 'other'])
  for (let n = 0; n < 6; n++) {
    jobs[n]?.end()
    await settle()
  }
  await other
  const outcomes = await Promise.all(crowd)
  expect(outcomes.filter((outcome) => outcome === 'run')).toHaveLength(5)
})

test('free places rotate among the keys', async () => {
  const queue = createConcurrencyQueue({ atOnce: 1, waiting: 100 })
  const { jobs, workOf } = createWork()
  const keys = ['a', 'a', 'a', 'a', 'b', 'c']
  const runs = keys.map((key) => queue.run(workOf(key), key))
  for (let n = 0; n < keys.length; n++) {
    await settle()
    jobs[n]?.end()
  }
  await Promise.all(runs)
  expect(jobs.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'a', 'a', 'a'])
})

test('jobs without a key run one after the other, in the order of the calls', async () => {
  const queue = createConcurrencyQueue({ atOnce: 1 })
  const order: string[] = []
  const workOf = (name: string) => async () => {
    order.push(`${name} starts`)
    await settle()
    order.push(`${name} ends`)
  }
  await Promise.all(['a', 'b', 'c'].map((name) => queue.run(workOf(name))))
  const expected = ['a', 'b', 'c'].flatMap((name) => [`${name} starts`, `${name} ends`])
  expect(order).toEqual(expected)
})

test('a full queue rejects with the given reason', async () => {
  const queue = createConcurrencyQueue({ atOnce: 1, waiting: 0, reason: 'server.busy' })
  const { jobs, workOf } = createWork()
  const running = queue.run(workOf('a'))
  const rejected = { reason: 'server.busy', retryAfterMs: 5_000 }
  await expect(queue.run(workOf('a'))).rejects.toMatchObject(rejected)
  jobs[0]?.end()
  await running
})

test('jobs start at an even pace after a small burst, in the order of the calls', async () => {
  jest.useFakeTimers()
  const queue = createConcurrencyQueue({ perSecond: 200 })
  const startedAt = performance.now()
  const starts: { number: number; afterMs: number }[] = []
  const run = (_: unknown, number: number) =>
    queue.run(async () => {
      starts.push({ number, afterMs: performance.now() - startedAt })
    })
  const runs = Promise.all(Array.from({ length: 70 }, run))
  await jest.advanceTimersByTimeAsync(400)
  await runs
  jest.useRealTimers()
  expect(starts.map(({ number }) => number)).toEqual(Array.from(starts.keys()))
  // 10 at once, the others at 190 a second.
  expect(starts[9]?.afterMs).toBe(0)
  expect((starts[69]?.afterMs ?? 0) - (starts[9]?.afterMs ?? 0)).toBeGreaterThan(290)
  expect((starts[49]?.afterMs ?? 0) - (starts[29]?.afterMs ?? 0)).toBeGreaterThan(80)
})

test('a job that waits too long is rejected, and those behind it move up', async () => {
  const queue = createConcurrencyQueue({ atOnce: 1, maxWaitMs: 20, reason: 'server.busy' })
  const { jobs, workOf } = createWork()
  const running = queue.run(workOf('a'))
  await expect(queue.run(workOf('b'))).rejects.toMatchObject({ reason: 'server.busy' })
  const next = queue.run(workOf('c'))
  jobs[0]?.end()
  await settle()
  expect(jobs.map(({ key }) => key)).toEqual(['a', 'c'])
  jobs[1]?.end()
  await Promise.all([running, next])
})

test('a job whose caller left takes no place', async () => {
  const queue = createConcurrencyQueue({ atOnce: 1, waiting: 2 })
  const { jobs, workOf } = createWork()
  const running = queue.run(workOf('a'))
  let isGone = false
  const left = queue.run(workOf('b'), 'b', () => isGone)
  const next = queue.run(workOf('c'), 'c')
  isGone = true
  jobs[0]?.end()
  await expect(left).rejects.toMatchObject({ reason: 'request.too_many' })
  await settle()
  expect(jobs.map(({ key }) => key)).toEqual(['a', 'c'])
  jobs[1]?.end()
  await Promise.all([running, next])
})
