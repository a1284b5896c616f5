import { createOpenTopics, type FirstRead, type OpenTopicsDeps } from './open-topics'

type Total = { id: number; sum: number }
type Sent = { id: number; epoch: string; seq: number; event: unknown }

function openTotals(given: Partial<OpenTopicsDeps<number, Total, unknown>> = {}) {
  const reads: number[] = []
  const sent: Sent[] = []
  const topics = createOpenTopics<number, Total, unknown>({
    epoch: 'e',
    create: (id) => ({ id, sum: 0 }),
    read: async (topic) => {
      reads.push(topic.id)
      topic.sum += topic.id
      return topic.id < 100 ? { changes: null } : null
    },
    publish: ({ id, epoch, seq }, event) => sent.push({ id, epoch, seq, event }),
    ...given,
  })
  return { topics, reads, sent }
}

test('however many ask for a topic at once, it is read once', async () => {
  const { topics, reads } = openTotals()
  const [first, second] = await Promise.all([topics.open(7), topics.open(7)])
  expect(first).toBe(second)
  expect(await topics.open(7)).toBe(first)
  expect([first, reads]).toEqual([{ id: 7, sum: 7, epoch: 'e.1', seq: 0 }, [7]])
})

test('events are numbered in order under the epoch of their topic', async () => {
  const { topics, sent } = openTotals()
  for (const id of [7, 8]) {
    const topic = await topics.open(id)
    if (topic) for (const event of ['a', 'b']) topics.publish(topic, event)
  }
  expect(sent.map(({ id, epoch, seq }) => [id, epoch, seq])).toEqual([
    [7, 'e.1', 1],
    [7, 'e.1', 2],
    [8, 'e.2', 1],
    [8, 'e.2', 2],
  ])
})

test('a topic that does not exist is null and leaves nothing behind', async () => {
  const { topics } = openTotals()
  expect(await topics.open(100)).toBeNull()
  expect([topics.isEmpty(), topics.all()]).toEqual([true, []])
})

test('a topic takes changes while it is read, and is listed when it is read', async () => {
  let finish = (_found: FirstRead<unknown>) => {}
  const reading = new Promise<FirstRead<unknown>>((resolve) => {
    finish = resolve
  })
  const { topics } = openTotals({ read: () => reading })
  const opening = topics.open(7)
  expect([topics.get(7)?.id, topics.all(), topics.isEmpty()]).toEqual([7, [], false])
  finish({ changes: null })
  const topic = await opening
  expect(topics.all()).toEqual([topic])
})

test('a topic that was closed comes back under another epoch', async () => {
  const { topics, reads } = openTotals()
  await topics.open(7)
  topics.close(7)
  expect(await topics.open(7)).toMatchObject({ epoch: 'e.2', seq: 0 })
  expect(reads).toEqual([7, 7])
})

test('a failed read rejects, and the next question reads again', async () => {
  let fails = true
  const { topics } = openTotals({
    read: async () => {
      if (fails) throw new Error('database away')
      return { changes: null }
    },
  })
  await expect(topics.open(7)).rejects.toThrow('database away')
  fails = false
  expect(await topics.open(7)).toMatchObject({ id: 7, seq: 0 })
})
