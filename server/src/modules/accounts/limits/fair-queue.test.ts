import { createFairQueue } from './fair-queue'

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
  const queue = createFairQueue({ atOnce: 2, waiting: 2 })
  const { jobs, workOf } = createWork()
  const runs = [1, 2, 3, 4].map(() => queue.run('a', workOf('a')))
  await settle()
  expect(jobs).toHaveLength(2)
  const rejected = { reason: 'request.too_many', retryAfterMs: 5_000 }
  await expect(queue.run('b', workOf('b'))).rejects.toMatchObject(rejected)
  jobs[0]?.end()
  await settle()
  expect(jobs).toHaveLength(3)
  for (const job of jobs) job.end()
  await settle()
  jobs[3]?.end()
  await Promise.all(runs)
})

test('a failed job frees its place, and an empty queue starts the next job at once', async () => {
  const queue = createFairQueue({ atOnce: 1, waiting: 1 })
  const { jobs, workOf } = createWork()
  const failing = queue.run('a', workOf('a'))
  const waiting = queue.run('a', async () => 'done')
  jobs[0]?.end(new Error('no database'))
  await expect(failing).rejects.toThrow('no database')
  expect(await waiting).toBe('done')
  expect(await queue.run('a', async () => 'again')).toBe('again')
})

test('a key with many calls uses only its own share of places and queue', async () => {
  const perKey = { atOnce: 2, waiting: 3 }
  const queue = createFairQueue({ atOnce: 3, waiting: 100, perKey })
  const { jobs, workOf } = createWork()
  const crowd = Array.from({ length: 50 }, () =>
    queue.run('crowd', workOf('crowd')).then(
      () => 'run',
      () => 'rejected',
    ),
  )
  const other = queue.run('other', workOf('other'))
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
  const queue = createFairQueue({ atOnce: 1, waiting: 100 })
  const { jobs, workOf } = createWork()
  const keys = ['a', 'a', 'a', 'a', 'b', 'c']
  const runs = keys.map((key) => queue.run(key, workOf(key)))
  for (let n = 0; n < keys.length; n++) {
    await settle()
    jobs[n]?.end()
  }
  await Promise.all(runs)
  expect(jobs.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'a', 'a', 'a'])
})
