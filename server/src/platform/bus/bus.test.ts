import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import type { Bus } from './bus'
import { createInProcessBus } from './in-process.bus'
import { createNatsBus } from './nats.bus'
import { createTestBroker, type TestBroker } from './test-broker'

const silent = pino({ level: 'silent' })

/** Every kind of bus passes the same tests; `other` is a second client where the kind has one. */
type Ends = { bus: Bus; other: Bus; close: () => Promise<void> }

const kinds: [string, () => Promise<Ends>][] = [
  [
    'the bus in one process',
    async () => {
      const bus = createInProcessBus()
      return { bus, other: bus, close: () => bus.close() }
    },
  ],
  [
    'the bus over NATS',
    async () => {
      const broker = await createTestBroker()
      const [bus, other] = await Promise.all([
        createNatsBus(broker.url, silent),
        createNatsBus(broker.url, silent),
      ])
      const close = async () => {
        await Promise.all([bus.close(), other.close()])
        await broker.stop()
      }
      return { bus, other, close }
    },
  ],
]

describe.each(kinds)('%s', (_, open) => {
  let ends: Ends
  let listening: AbortController
  const ready = async () => {
    // A round trip: afterwards the broker knows the subscriptions made before.
    const signal = AbortSignal.timeout(10_000)
    ends.other.respond('ready', () => 'yes', signal)
    await eventually(async () => expect(await ends.bus.request('ready', null)).toBe('yes'))
  }

  beforeEach(async () => {
    ends = await open()
    listening = new AbortController()
  })
  afterEach(async () => {
    listening.abort()
    await ends.close()
  })

  it('an answer that no broker takes is an error of its call alone', async () => {
    const large = 'x'.repeat(2 ** 21)
    ends.other.respond('large', () => large, listening.signal)
    await ready()
    const answer = await ends.bus.request('large', null).catch((error: Error) => error.message)
    expect([large, 'the answer was not sent']).toContain(answer)
    expect(await ends.bus.request('ready', null)).toBe('yes')
  })

  it('carries a thousand messages in order, each once', async () => {
    const got: unknown[] = []
    ends.other.subscribe('topic.board.football', (payload) => got.push(payload), listening.signal)
    await ready()
    for (let seq = 1; seq <= 1000; seq++) ends.bus.publish('topic.board.football', { seq })
    await eventually(() => expect(got).toHaveLength(1000))
    expect(got).toEqual(Array.from({ length: 1000 }, (_, at) => ({ seq: at + 1 })))
  })

  it('matches one token for a star and passes the real subject', async () => {
    const got: string[] = []
    ends.other.subscribe(
      'topic.match.*.7',
      (_payload, subject) => got.push(subject),
      listening.signal,
    )
    await ready()
    for (const subject of [
      'topic.match.football.7',
      'topic.match.football.8',
      'topic.match.7',
      'topic.match.a.b.7',
      'topic.match.basketball.7',
    ]) {
      ends.bus.publish(subject, null)
    }
    await eventually(() =>
      expect(got).toEqual(['topic.match.football.7', 'topic.match.basketball.7']),
    )
  })

  it('stops listening when the signal aborts', async () => {
    const got: unknown[] = []
    const delivered: unknown[] = []
    ends.other.subscribe('news', (payload) => got.push(payload), listening.signal)
    ends.other.subscribe('news', (payload) => delivered.push(payload), AbortSignal.timeout(10_000))
    await ready()
    listening.abort()
    await sleep(20)
    ends.bus.publish('news', 1)
    await eventually(() => expect(delivered).toEqual([1]))
    expect(got).toEqual([])
  })

  it('delivers a message to the other listeners when one listener throws', async () => {
    const got: unknown[] = []
    const warn = jest.spyOn(process, 'emitWarning').mockImplementation(() => {})
    ends.other.subscribe(
      'news',
      () => {
        throw new Error('broken listener')
      },
      listening.signal,
    )
    ends.other.subscribe('news', (payload) => got.push(payload), listening.signal)
    await ready()
    ends.bus.publish('news', 1)
    await eventually(() => expect(got).toEqual([1]))
    warn.mockRestore()
  })

  it('answers a request with the answer of the responder', async () => {
    ends.other.respond(
      'position.match.*.*',
      async (payload, subject) => ({ payload, subject }),
      listening.signal,
    )
    await ready()
    const answer = await ends.bus.request('position.match.football.1', {
      topic: 'match/football/1',
    })
    expect(answer).toEqual({
      payload: { topic: 'match/football/1' },
      subject: 'position.match.football.1',
    })
  })

  it('rejects a request without a responder, with a failing or with a slow one', async () => {
    ends.other.respond(
      'refused',
      () => {
        throw new Error('not today')
      },
      listening.signal,
    )
    ends.other.respond('slow', () => sleep(500), listening.signal)
    await ready()
    await expect(ends.bus.request('nobody', null)).rejects.toThrow()
    await expect(ends.bus.request('refused', null)).rejects.toThrow('not today')
    await expect(ends.bus.request('slow', null, 50)).rejects.toThrow()
  })

  it('delivers what was published before an answer earlier than the answer', async () => {
    const got: unknown[] = []
    ends.bus.subscribe('topic.a', (payload) => got.push(payload), listening.signal)
    ends.other.respond(
      'position.a',
      () => {
        ends.other.publish('topic.a', 'event')
        return 'answer'
      },
      listening.signal,
    )
    await ready()
    got.push(await ends.bus.request('position.a', null))
    expect(got).toEqual(['event', 'answer'])
  })
})

describe('a broker that stops for some seconds', () => {
  let broker: TestBroker
  beforeEach(async () => {
    broker = await createTestBroker()
  })
  afterEach(() => broker.stop())

  it('after its return both clients are connected and subscribed again', async () => {
    const [bus, other] = await Promise.all([
      createNatsBus(broker.url, silent),
      createNatsBus(broker.url, silent),
    ])
    const got: unknown[] = []
    other.subscribe('news', (payload) => got.push(payload), AbortSignal.timeout(60_000))
    other.respond('asked', () => 'answered', AbortSignal.timeout(60_000))
    await eventually(async () => expect(await bus.request('asked', null)).toBe('answered'))

    await broker.stop()
    bus.publish('news', 'while the broker is away')
    await expect(bus.request('asked', null, 300)).rejects.toThrow()
    await sleep(3_000)
    await broker.start()

    await eventually(async () => expect(await bus.request('asked', null, 300)).toBe('answered'))
    bus.publish('news', 'after its return')
    await eventually(() => expect(got).toContain('after its return'))
    await Promise.all([bus.close(), other.close()])
  })
})

async function eventually(check: () => void | Promise<void>): Promise<void> {
  const deadline = Date.now() + 60_000
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await sleep(10)
    }
  }
}
