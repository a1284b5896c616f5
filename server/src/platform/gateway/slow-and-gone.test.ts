import { CLOSE, TOPIC } from '@saidian/shared/contracts/sockets'
import { until } from '../../testing/until'
import { openRaw } from './testing/raw-peer'
import { TestClient } from './testing/test-client'
import { startTestGateway, type TestGateway } from './testing/test-gateway'

const BOARD = TOPIC.footballBoard
/** Messages of 64 KiB: more than the gateway buffers for a peer, and than the kernel takes. */
const MORE_THAN_THE_CAP = 500
let site: TestGateway
const open = () => TestClient.open(site.liveUrl)

afterEach(() => site.stop())

describe('a peer that stops reading', () => {
  it('is closed as slow, its memory is freed and the other sockets get everything', async () => {
    site = await startTestGateway()
    const board = site.publisher(BOARD)
    const healthy = await open()
    await healthy.subscribe(BOARD)
    const slow = await Promise.all(Array.from({ length: 10 }, open))
    await Promise.all(slow.map((client) => client.subscribe(BOARD)))
    for (const client of slow) client.ws.pause()
    const big = 'x'.repeat(64 * 1024)
    for (let sent = 1; sent <= MORE_THAN_THE_CAP; sent++) {
      board.publish('a', big)
      await healthy.until(() => healthy.seqs().length === sent)
    }
    // A peer that does not answer the close is disconnected 3 s later.
    await healthy.until(() => site.gateway.stats().live === 1)
    for (const client of slow) client.ws.resume()
    const codes = await Promise.all(slow.map((client) => client.closed))
    // A peer that reads again in time sees the reason; a peer that does not is terminated.
    for (const { code } of codes) expect([CLOSE.slow, 1006]).toContain(code)
    const counted = await site.metrics.getSingleMetricAsString('gateway_closed_total')
    expect(counted).toMatch(/code="(3008|1006)"/)
    await healthy.close()
  })

  it('sees 3008 when it still reads what was on its way', async () => {
    site = await startTestGateway()
    const board = site.publisher(BOARD)
    const client = await open()
    await client.subscribe(BOARD)
    client.ws.pause()
    // Published without a pause: the peer cannot read in between, so the buffer certainly passes
    // its cap.
    for (let n = 0; n < 200; n++) board.publish('a', 'x'.repeat(64 * 1024))
    await new Promise(setImmediate)
    client.ws.resume()
    expect((await client.closed).code).toBe(CLOSE.slow)
  })
})

describe('a stop of the server', () => {
  it('asks all sockets to reconnect at spread times and accepts no new one', async () => {
    site = await startTestGateway()
    const board = site.publisher(BOARD)
    const clients = await Promise.all(Array.from({ length: 100 }, open))
    await Promise.all(clients.map((client) => client.subscribe(BOARD)))
    board.publish('last', 1)
    await Promise.all(clients.map((client) => client.until(() => client.seqs().length === 1)))
    const drained = site.gateway.drain(10_000)
    const rejected = await openRaw(site.port)
    expect(rejected.got()).toMatch(/^HTTP\/1\.1 503 /)
    rejected.destroy()
    const delays: number[] = []
    for (const client of clients) {
      delays.push((await client.next('leave')).retryAfterMs)
      expect((await client.closed).code).toBe(CLOSE.shutdown)
      expect(client.seqs()).toEqual([1])
    }
    await drained
    expect(site.gateway.stats()).toEqual({ live: 0, im: 0, topics: 0, members: 0 })
    // Each fifth of the ten seconds gets its share; no draw of 100 in one fifth has a chance of 1
    // in a billion.
    for (let fifth = 0; fifth < 5; fifth++) {
      expect(delays.some((ms) => ms >= fifth * 2_000 && ms <= (fifth + 1) * 2_000)).toBe(true)
    }
  })

  it('does not wait for a peer that never answers the close', async () => {
    site = await startTestGateway()
    const halfOpen = await openRaw(site.port)
    halfOpen.pause()
    await site.gateway.drain(0)
    expect(site.gateway.stats().live).toBe(0)
    halfOpen.destroy()
  })
})

describe('churn', () => {
  it('ten rounds of a hundred short-lived sockets leave nothing behind', async () => {
    site = await startTestGateway({ tickMs: 5 })
    site.bus.respond(
      'position.match.football.*',
      () => ({ epoch: 'e', seq: 0 }),
      AbortSignal.timeout(60_000),
    )
    for (let round = 0; round < 10; round++) {
      const clients = await Promise.all(Array.from({ length: 100 }, open))
      for (const [at, client] of clients.entries()) {
        client.send({ op: 'sub', topic: TOPIC.footballMatch(at) })
        client.send({ op: 'sub', topic: TOPIC.footballMatch(at + 1) })
        if (at % 3 === 0) client.send({ op: 'unsub', topic: TOPIC.footballMatch(at) })
        if (at % 2 === 0) await client.next('subscribed')
      }
      await Promise.all(clients.map((client) => client.close()))
    }
    await until(() => site.gateway.stats().topics === 0 && site.gateway.stats().live === 0)
    expect(
      await new Promise((resolve) => site.server.getConnections((_error, count) => resolve(count))),
    ).toBe(0)
  })
})
