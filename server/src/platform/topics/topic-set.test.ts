import { setTimeout as wait } from 'node:timers/promises'
import { createInProcessBus, positionSubject, snapshotSubject, topicSubject } from '../bus'
import { createLog } from '../log'
import { createTopicSet, type TopicSource } from './topic-set'

const log = createLog('silent')
type Total = { sum: number }

let end: AbortController
beforeEach(() => {
  end = new AbortController()
})
afterEach(() => end.abort())

function openSet(given: Partial<TopicSource<number, Total>> = {}) {
  const bus = createInProcessBus()
  const reads: number[] = []
  const events: unknown[] = []
  const set = createTopicSet<number, Total>(
    { bus, log },
    {
      pattern: 'total/*',
      keyOf: (topic) => Number(topic.split('/').at(-1)) || null,
      topicOf: (key) => `total/${key}`,
      create: () => ({ sum: 0 }),
      read: async (key, state) => {
        reads.push(key)
        state.sum += key
        return key < 100
      },
      snapshot: (_key, { sum }) => ({ sum }),
      tick: { everyMs: 5, run: () => {} },
      ...given,
    },
    { signal: end.signal, isHeld: () => true },
  )
  bus.subscribe(topicSubject('total/*'), (message) => events.push(message), end.signal)
  return { bus, set, reads, events }
}

test('however many ask for a topic at once, it is read once', async () => {
  const { bus, reads } = openSet()
  const answers = await Promise.all(
    [1, 2, 3].map(() => bus.request(positionSubject('total/7'), {})),
  )
  expect(answers).toEqual([answers[0], answers[0], answers[0]])
  expect(answers[0]).toMatchObject({ seq: 0 })
  expect(reads).toEqual([7])
})

test('a snapshot holds the state as of its position', async () => {
  const { bus, set } = openSet()
  const topic = await set.open(7)
  if (topic) topic.state.sum = 10
  set.publish(7, { sum: 10 })
  expect(await bus.request(snapshotSubject('total/7'), {})).toMatchObject({ seq: 1, sum: 10 })
})

test('events are numbered in order under the epoch of their topic', async () => {
  const { set, events } = openSet()
  const topic = await set.open(7)
  set.publish(7, 'a')
  set.publish(7, 'b')
  const { epoch } = topic ?? {}
  await wait(0)
  expect(events).toEqual([
    { topic: 'total/7', epoch, seq: 1, data: 'a' },
    { topic: 'total/7', epoch, seq: 2, data: 'b' },
  ])
})

test('a topic that does not exist answers null and publishes nothing', async () => {
  const { bus, set, events } = openSet()
  expect(await bus.request(positionSubject('total/100'), {})).toBeNull()
  expect(await bus.request(positionSubject('total/none'), {})).toBeNull()
  set.publish(100, 'lost')
  await wait(0)
  expect(events).toEqual([])
})

test('a topic that was closed comes back under another epoch', async () => {
  const { set, reads } = openSet()
  const before = await set.open(7)
  set.close(7)
  const after = await set.open(7)
  expect(after?.epoch).not.toBe(before?.epoch)
  expect(reads).toEqual([7, 7])
})

test('a failed read rejects, and the next question reads again', async () => {
  let fails = true
  const { set } = openSet({
    read: async () => {
      if (fails) throw new Error('database away')
      return true
    },
  })
  await expect(set.open(7)).rejects.toThrow('database away')
  fails = false
  expect(await set.open(7)).toMatchObject({ key: 7, seq: 0 })
})

test('ticks never overlap, go on after one that failed, and end with the term', async () => {
  let running = 0
  let largest = 0
  let ticks = 0
  openSet({
    tick: {
      everyMs: 2,
      run: async () => {
        running += 1
        largest = Math.max(largest, running)
        ticks += 1
        await wait(5)
        running -= 1
        if (ticks === 1) throw new Error('once')
      },
    },
  })
  while (ticks < 3) await wait(1)
  end.abort()
  await wait(10)
  const atEnd = ticks
  await wait(20)
  expect([largest, ticks]).toEqual([1, atEnd])
})
