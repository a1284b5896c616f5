import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { CLOSE, HEARTBEAT, LIMITS, TOPIC } from '@saidian/shared/contracts/sockets'
import { useManualTicks } from './testing/manual-ticks'
import { openRaw } from './testing/raw-peer'
import { TestClient } from './testing/test-client'
import { startTestGateway, type TestGateway } from './testing/test-gateway'

const BOARD = TOPIC.footballBoard
let site: TestGateway
const open = () => TestClient.open(site.liveUrl)

const heartbeatsOf = (client: TestClient) => client.texts.filter((text) => text === '0').length

/** Sends heartbeats and waits until the gateway has answered, hence counted, each of them. */
async function sendHeartbeats(client: TestClient, count: number): Promise<void> {
  const answered = heartbeatsOf(client) + count
  for (let n = 0; n < count; n++) client.send('0')
  await client.until(() => heartbeatsOf(client) === answered)
}

afterEach(async () => {
  await site.stop()
  jest.useRealTimers()
})

describe('limits', () => {
  it('more than 300 frames in a minute end the socket for good', async () => {
    site = await startTestGateway()
    const client = await open()
    await sendHeartbeats(client, LIMITS.framesPerMinute)
    client.send('0')
    expect((await client.closed).code).toBe(CLOSE.tooManyFrames)
  })

  it('the count restarts every minute', async () => {
    const tick = useManualTicks()
    site = await startTestGateway()
    const client = await open()
    // Ten steps of six seconds carry the whole limit of a minute; silence stays below a ping.
    for (let step = 0; step < 30; step++) {
      await sendHeartbeats(client, LIMITS.framesPerMinute / 10)
      tick(6)
    }
    expect(client.ws.readyState).toBe(client.ws.OPEN)
    await client.close()
  })

  it('handshakes above the limit of sockets get 503', async () => {
    site = await startTestGateway({ maxSockets: 2 })
    const clients = [await open(), await open()]
    const raw = await openRaw(site.port)
    expect(raw.got()).toMatch(/^HTTP\/1\.1 503 .*\r\n(.*\r\n)*Retry-After: 5/)
    raw.destroy()
    await Promise.all(clients.map((client) => client.close()))
  })
})

describe('the handshake', () => {
  it('accepts only pages of the configured origins', async () => {
    site = await startTestGateway({ allowedOrigins: ['https://good.example'] })
    for (const origin of [
      undefined,
      'null',
      'https://evil.example',
      'https://good.example.evil.example',
    ]) {
      const raw = await openRaw(
        site.port,
        '/ws/live',
        origin === undefined ? {} : { Origin: origin },
      )
      expect(raw.got()).toMatch(/^HTTP\/1\.1 403 /)
      raw.destroy()
    }
    const client = await TestClient.open(site.liveUrl, { origin: 'https://good.example' })
    await client.close()
  })

  it('answers 404 for another path and closes an unknown version with a final code', async () => {
    site = await startTestGateway()
    const raw = await openRaw(site.port, '/ws/other')
    expect(raw.got()).toMatch(/^HTTP\/1\.1 404 /)
    raw.destroy()
    const newer = new TestClient(`${site.liveUrl}?v=2`)
    expect((await newer.closed).code).toBe(CLOSE.unsupported)
    await (await TestClient.open(`${site.liveUrl}?v=1`)).close()
  })

  it('closes a connection that sends its request too slowly, not one that is quick', async () => {
    const tick = useManualTicks()
    site = await startTestGateway()
    const client = await open()
    const slow = connect(site.port, '127.0.0.1')
    slow.on('error', () => {})
    slow.write('GET /ws/live HTTP/1.1\r\n')
    const [accepted] = (await once(site.server, 'connection')) as [Socket]
    tick(9)
    expect(accepted.destroyed).toBe(false)
    tick(1)
    expect(accepted.destroyed).toBe(true)
    slow.destroy()
    expect(client.ws.readyState).toBe(client.ws.OPEN)
    expect(await (await fetch(`http://127.0.0.1:${site.port}/`)).text()).toBe('hello')
    await client.close()
  })
})

describe('silence', () => {
  it('a heartbeat is answered by a heartbeat', async () => {
    site = await startTestGateway()
    const client = await open()
    client.send('0')
    await client.until(() => client.texts.includes('0'))
    await client.close()
  })

  it('closes a connection whose peer is silent for 20 s', async () => {
    const tick = useManualTicks()
    site = await startTestGateway()
    const board = site.publisher(BOARD)
    const halfOpen = await openRaw(site.port)
    // Reads nothing, answers no ping, closes nothing: like a phone that has lost its network.
    halfOpen.pause()
    const healthy = await open()
    await healthy.subscribe(BOARD)
    expect(site.gateway.stats().live).toBe(2)
    tick(HEARTBEAT.deadMs / 1_000 - 1)
    await sendHeartbeats(healthy, 1)
    expect(site.gateway.stats().live).toBe(2)
    tick(1)
    // The peer does not answer the close either: the server ends the connection 3 s later.
    await healthy.until(() => site.gateway.stats().live === 1)
    board.publish('a', 1)
    await healthy.until(() => healthy.seqs().length === 1)
    halfOpen.destroy()
    await healthy.close()
  })
})
