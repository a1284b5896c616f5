import { createLog } from '../platform/log'
import type { Feed, FeedSink } from './feed'
import { runFeed, startFeed } from './run-feed'

const sink: FeedSink = { deliver: async () => undefined, alive: () => undefined }
const log = createLog('silent')
const feedOf = (run: Feed['run']): Feed => ({ source: 'demo', demo: true, speed: 1, run })

test('a feed that throws is restarted with growing pauses', async () => {
  const startedAt: number[] = []
  const feed = feedOf(async () => {
    startedAt.push(Date.now())
    if (startedAt.length < 4) throw new Error('gone')
  })
  await runFeed(feed, sink, log, new AbortController().signal, 20)
  const pauses = startedAt.slice(1).map((at, index) => at - (startedAt[index] ?? 0))
  expect(startedAt).toHaveLength(4)
  for (const [index, least] of [18, 38, 78].entries())
    expect(pauses[index]).toBeGreaterThanOrEqual(least)
})

test('a feed that returns is not restarted', async () => {
  let runs = 0
  await runFeed(
    feedOf(async () => {
      runs += 1
    }),
    sink,
    log,
    new AbortController().signal,
  )
  expect(runs).toBe(1)
})

test('a stop ends the pause between two runs', async () => {
  const end = new AbortController()
  const feed = feedOf(async () => {
    setTimeout(() => end.abort(), 10)
    throw new Error('gone')
  })
  // The pause is longer than the timeout of this test.
  await runFeed(feed, sink, log, end.signal, 600_000)
})

describe('the start of a feed', () => {
  const end = new AbortController()
  afterAll(() => end.abort())
  const untilEnd = (signal: AbortSignal) =>
    new Promise<void>((resolve) =>
      signal.addEventListener('abort', () => resolve(), { once: true }),
    )

  it('ends when the feed has delivered the current data', async () => {
    const order: string[] = []
    const target: FeedSink = {
      deliver: async () => void order.push('delivered'),
      alive: () => order.push('alive'),
    }
    const feed = feedOf(async ({ deliver, alive }, signal) => {
      await new Promise((resolve) => setTimeout(resolve, 30))
      await deliver([])
      alive(1)
      await untilEnd(signal)
    })
    await startFeed(feed, target, log, end.signal)
    expect(order).toEqual(['delivered', 'alive'])
  })

  it('does not wait for a feed that fails or sends nothing', async () => {
    let runs = 0
    const broken = feedOf(async () => {
      runs += 1
      throw new Error('gone')
    })
    await startFeed(broken, sink, log, end.signal)
    expect(runs).toBe(1)
    const mute = feedOf((_, signal) => untilEnd(signal))
    await startFeed(mute, sink, log, end.signal, 20)
  })
})
