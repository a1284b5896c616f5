import { TOPIC } from '@saidian/shared/contracts/sockets'
import { createInProcessBus, positionSubject } from '../bus'
import { useManualTicks } from './testing/manual-ticks'
import { TestClient } from './testing/test-client'
import { startTestGateway, type TestGateway } from './testing/test-gateway'

const SOCKETS = 40
const TOPICS = 250
const KNOWN = TOPIC.footballMatch(7)
const REMEMBERED_TICKS = 10

let site: TestGateway
let asked: string[]
let atOnce: { now: number; max: number }
const clients: TestClient[] = []

/**
 * Answers for all matches, of which only one exists. Each answer takes a moment, like a database
 * read.
 */
async function startSite(options: Parameters<typeof startTestGateway>[0] = {}): Promise<void> {
  const bus = createInProcessBus()
  asked = []
  atOnce = { now: 0, max: 0 }
  bus.respond(
    positionSubject('match/football/*'),
    async (payload) => {
      const { topic } = payload as { topic: string }
      asked.push(topic)
      atOnce.max = Math.max(atOnce.max, ++atOnce.now)
      await new Promise(setImmediate)
      atOnce.now--
      return topic === KNOWN ? { epoch: 'e', seq: 1 } : null
    },
    new AbortController().signal,
  )
  site = await startTestGateway({ bus, ...options })
}

async function open(localAddress = '127.0.0.2'): Promise<TestClient> {
  const client = await TestClient.open(site.liveUrl, { localAddress })
  clients.push(client)
  return client
}

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()))
  await site.stop()
  await site.bus.close()
  jest.useRealTimers()
})

function follow(client: TestClient, from: number, count: number): Promise<void> {
  const answered = client.of('refused').length + count
  for (let id = from; id < from + count; id++)
    client.send({ op: 'sub', topic: TOPIC.footballMatch(id) })
  return client.until(() => client.of('refused').length >= answered)
}

test('forty sockets that follow 250 unknown matches each cause few lookups', async () => {
  await startSite()
  const startedAt = performance.now()
  const crowd = await Promise.all(Array.from({ length: SOCKETS }, () => open()))
  await Promise.all(crowd.map((client, index) => follow(client, 1_000 + index * TOPICS, TOPICS)))
  const seconds = (performance.now() - startedAt) / 1_000
  expect(asked.length).toBeLessThanOrEqual(256 + 50 * seconds)
  expect(asked.length).toBeGreaterThan(0)
  expect(atOnce.max).toBeLessThanOrEqual(4)
  const reasons = new Set(
    crowd.flatMap((client) => client.of('refused').map(({ reason }) => reason)),
  )
  expect(reasons).toEqual(new Set(['topic.unknown', 'server.busy']))
})

test('while one network is rejected, another follows what it wants', async () => {
  await startSite()
  const crowd = await Promise.all(Array.from({ length: 5 }, () => open()))
  await Promise.all(crowd.map((client, index) => follow(client, 1_000 + index * TOPICS, TOPICS)))
  const other = await open('127.0.0.3')
  expect(await other.subscribe(KNOWN)).toMatchObject({ epoch: 'e' })
})

test('a socket that may open no more topics can still join one that is open', async () => {
  await startSite()
  await (await open('127.0.0.3')).subscribe(KNOWN)
  const greedy = await open()
  await follow(greedy, 1_000, 100)
  expect(greedy.of('refused').map(({ reason }) => reason)).toContain('server.busy')
  await greedy.subscribe(KNOWN)
})

test('a topic that its publisher does not know is looked up once in ten seconds', async () => {
  const tick = useManualTicks()
  await startSite()
  const client = await open()
  const unknown = [TOPIC.footballMatch(1_000)]
  await follow(client, 1_000, 1)
  await follow(await open(), 1_000, 1)
  tick(REMEMBERED_TICKS - 1)
  await follow(client, 1_000, 1)
  expect(asked).toEqual(unknown)
  tick(1)
  await follow(client, 1_000, 1)
  await follow(client, 1_000, 1)
  expect(asked).toEqual([...unknown, ...unknown])
})

test('sockets and handshakes of one network beyond its share get 429', async () => {
  await startSite({ perNetwork: { maxSockets: 2 } })
  await open()
  await open()
  const extra = new TestClient(site.liveUrl, { localAddress: '127.0.0.2' })
  expect((await extra.closed).code).toBe(1006)
  const { values = [] } =
    (await site.metrics.getSingleMetric('gateway_refused_handshakes_total')?.get()) ?? {}
  expect(values).toMatchObject([{ labels: { status: 429 }, value: 1 }])
  await open('127.0.0.3')
})

test('networks behind a trusted proxy are counted separately', async () => {
  const networkOf = ({ headers }: { headers: Record<string, unknown> }) =>
    String(headers['x-forwarded-for'])
  await startSite({ perNetwork: { handshakesPerSecond: 0.4 }, networkOf })
  const from = (address: string) =>
    new TestClient(site.liveUrl, { headers: { 'x-forwarded-for': address } })
  const first = from('203.0.113.1')
  await first.next('welcome')
  expect((await from('203.0.113.1').closed).code).toBe(1006)
  const neighbour = from('203.0.113.2')
  await neighbour.next('welcome')
  clients.push(first, neighbour)
})
