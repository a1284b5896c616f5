import { sql } from 'kysely'
import { createTestDatabase, type TestDatabase } from '../../testing'
import { createInProcessBus, historySubject, type TopicMessage } from '../bus'
import { createHandedTopics, createOpenTopics, createTopicSender } from '.'

type Sum = { id: number; sum: number }

let database: TestDatabase
/** What is stored: the sum of a topic by its id. */
let stored: Map<number, number>
let terms: AbortController[]
beforeEach(async () => {
  database = await createTestDatabase()
  stored = new Map([[7, 1]])
  terms = []
})
afterEach(async () => {
  for (const term of terms) term.abort()
  await database.drop()
})

/** The publisher of one term, in a process of its own. */
function openTerm() {
  const { db } = database
  const bus = createInProcessBus()
  const end = new AbortController()
  terms.push(end)
  const sender = createTopicSender(bus, 'sum/*')
  sender.answer(end.signal)
  const nameOf = ({ id }: Sum) => `sum/${id}`
  const topics = createOpenTopics<number, Sum, { sum: number }>({
    create: (id) => ({ id, sum: 0 }),
    read: async (topic) => {
      const sum = stored.get(topic.id)
      if (sum === undefined) throw new Error('database away')
      const isOther = sum !== topic.sum
      topic.sum = sum
      return { changes: isOther ? { sum } : null }
    },
    publish: (topic, data) => {
      const { epoch, seq } = topic
      sender.publish({ topic: nameOf(topic), epoch, seq, data })
    },
    handed: createHandedTopics<Sum>({
      db,
      sender,
      nameOf,
      save: ({ sum }) => sum,
      restore: (topic, saved) => {
        if (typeof saved !== 'number') return false
        topic.sum = saved
        return true
      },
    }),
  })
  return {
    topics,
    history: () => bus.request(historySubject('sum/7'), null) as Promise<TopicMessage[]>,
  }
}

/** A term in which the topic had one event; what it left. */
async function firstTerm() {
  const { topics } = openTerm()
  const topic = await topics.open(7)
  if (!topic) throw new Error('no topic')
  topic.sum = 2
  stored.set(7, 2)
  topics.publish(topic, { sum: 2 })
  await topics.leave()
  return { epoch: topic.epoch, seq: 1 }
}

test('a topic goes on where it was left; what changed meanwhile is its next event', async () => {
  const left = await firstTerm()
  stored.set(7, 5)
  const { topics, history } = openTerm()
  expect(await topics.open(7)).toMatchObject({ ...left, seq: 2, sum: 5 })
  const events = (await history()).map(({ seq, data }) => [seq, data])
  expect(events).toEqual([
    [1, { sum: 2 }],
    [2, { sum: 5 }],
  ])
})

test('without a change it stands where it stood', async () => {
  const left = await firstTerm()
  expect(await openTerm().topics.open(7)).toMatchObject(left)
})

test('a leader that is killed leaves nothing: the next one has a new epoch', async () => {
  const { epoch } = await firstTerm()
  await openTerm().topics.open(7)
  expect((await openTerm().topics.open(7))?.epoch).not.toBe(epoch)
})

test('a topic that nobody asked for is left to a later term', async () => {
  const left = await firstTerm()
  await openTerm().topics.leave()
  expect(await openTerm().topics.open(7)).toMatchObject(left)
})

test('a first read that fails loses nothing, also when the term ends then', async () => {
  const left = await firstTerm()
  stored.delete(7)
  const { topics } = openTerm()
  await expect(topics.open(7)).rejects.toThrow('database away')
  await topics.leave()
  stored.set(7, 3)
  const next = openTerm().topics
  expect(await next.open(7)).toMatchObject({ ...left, seq: 2 })
})

test.each([
  ['of another version', sql`state = '"two"'`],
  ['too old', sql`left_at = now() - interval '11 minutes'`],
])('what is %s has a new epoch', async (_, change) => {
  const { epoch } = await firstTerm()
  await sql`UPDATE topic_handovers SET ${change}`.execute(database.db)
  expect(await openTerm().topics.open(7)).toMatchObject({ seq: 0, sum: 2 })
  expect((await openTerm().topics.open(7))?.epoch).not.toBe(epoch)
})
