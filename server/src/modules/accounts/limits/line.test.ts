import { createLine } from './line'

type Turn = { end: (error?: Error) => void }

/** Work that ends when the test says so. */
function createWork() {
  const turns: Turn[] = []
  const work = () =>
    new Promise<void>((resolve, reject) => {
      turns.push({ end: (error) => (error ? reject(error) : resolve()) })
    })
  return { turns, work }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

test('so many run at a time, so many wait, and the next is told to come again', async () => {
  const line = createLine({ atOnce: 2, waiting: 2 })
  const { turns, work } = createWork()
  const runs = [1, 2, 3, 4].map(() => line.run(work))
  await settle()
  expect(turns).toHaveLength(2)
  await expect(line.run(work)).rejects.toMatchObject({ reason: 'request.too_many', retryAfterMs: 5_000 })
  turns[0]?.end()
  await settle()
  expect(turns).toHaveLength(3)
  for (const turn of turns) turn.end()
  await settle()
  turns[3]?.end()
  await Promise.all(runs)
})

test('work that fails gives its place on, and an empty line lets the next one in at once', async () => {
  const line = createLine({ atOnce: 1, waiting: 1 })
  const { turns, work } = createWork()
  const failing = line.run(work)
  const waiting = line.run(async () => 'done')
  turns[0]?.end(new Error('no database'))
  await expect(failing).rejects.toThrow('no database')
  expect(await waiting).toBe('done')
  expect(await line.run(async () => 'again')).toBe('again')
})
