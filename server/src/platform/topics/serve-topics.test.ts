import { createInProcessBus, positionSubject, snapshotSubject } from '../bus'
import { createLog } from '../log'
import { type ServedTopics, serveTopics } from './serve-topics'

let end: AbortController
beforeEach(() => {
  jest.useFakeTimers()
  end = new AbortController()
})
afterEach(() => {
  end.abort()
  jest.useRealTimers()
})

function serve(given: Partial<ServedTopics<number>> = {}) {
  const bus = createInProcessBus()
  const served: ServedTopics<number> = {
    pattern: 'total/*',
    keyOf: (topic) => Number(topic.split('/').at(-1)) || null,
    position: (key) => ({ epoch: 'e', seq: key }),
    snapshot: (key) => ({ epoch: 'e', seq: key, sum: key }),
    tick: { everyMs: 10, run: () => {} },
    ...given,
  }
  serveTopics({ bus, log: createLog('silent') }, served, end)
  return bus
}

test('the bus answers where a topic stands and what it holds', async () => {
  const bus = serve()
  expect(await bus.request(positionSubject('total/7'), null)).toEqual({ epoch: 'e', seq: 7 })
  expect(await bus.request(snapshotSubject('total/7'), null)).toMatchObject({ sum: 7 })
})

test('a name that is not of the pattern is answered with null', async () => {
  const bus = serve()
  expect(await bus.request(positionSubject('total/none'), null)).toBeNull()
})

test('ticks never overlap, go on after one that failed, and end with the term', async () => {
  let isRunning = false
  let ticks = 0
  serve({
    tick: {
      everyMs: 10,
      run: async () => {
        if (isRunning) throw new Error('ticks overlap')
        isRunning = true
        ticks += 1
        await new Promise((resolve) => setTimeout(resolve, 25))
        isRunning = false
        if (ticks === 1) throw new Error('once')
      },
    },
  })
  await jest.advanceTimersByTimeAsync(80)
  expect([ticks, isRunning]).toEqual([3, true])
  end.abort()
  await jest.advanceTimersByTimeAsync(1_000)
  expect(ticks).toBe(3)
})
