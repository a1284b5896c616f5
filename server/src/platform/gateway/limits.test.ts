import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { CLOSE, LIMITS, TOPIC } from '@saidian/shared/contracts'
import { openRaw } from './testing/raw-peer'
import { TestClient } from './testing/test-client'
import { startTestGateway, type TestGateway } from './testing/test-gateway'

const BOARD = TOPIC.footballBoard
let site: TestGateway
const open = () => TestClient.open(site.liveUrl)

afterEach(() => site.stop())

describe('limits', () => {
  it('more than 300 frames in a minute end the socket for good', async () => {
    site = await startTestGateway()
    const client = await open()
    for (let n = 0; n < LIMITS.framesPerMinute; n++) client.send('0')
    await client.until(
      () => client.texts.filter((text) => text === '0').length === LIMITS.framesPerMinute,
    )
    client.send('0')
    expect((await client.closed).code).toBe(CLOSE.tooManyFrames)
  })

  it('the count restarts every minute', async () => {
    site = await startTestGateway({ tickMs: 10 })
    const client = await open()
    for (let round = 1; round <= 3; round++) {
      for (let n = 0; n < 200; n++) client.send('0')
      await client.until(() => client.texts.filter((text) => text === '0').length === 200 * round)
      await sleep(700)
    }
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

  it('destroys a connection that sends its request too slowly and serves a quick one', async () => {
    site = await startTestGateway({ tickMs: 20 })
    const slow = connect(site.port, '127.0.0.1')
    slow.on('error', () => {})
    slow.write('GET /ws/live HTTP/1.1\r\n')
    const startedAt = Date.now()
    await once(slow, 'close')
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(150)
    const client = await open()
    await sleep(400)
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

  it('a dead connection is closed after twenty seconds of the gateway', async () => {
    site = await startTestGateway({ tickMs: 20 })
    const board = site.publisher(BOARD)
    const halfOpen = await openRaw(site.port)
    // Reads nothing, answers no ping, closes nothing: like a phone that has lost its network.
    halfOpen.pause()
    const healthy = await open()
    await healthy.subscribe(BOARD)
    expect(site.gateway.stats().live).toBe(2)
    const startedAt = Date.now()
    while (site.gateway.stats().live > 1) {
      expect(Date.now() - startedAt).toBeLessThan(6_000)
      await sleep(20)
    }
    board.publish('a', 1)
    await healthy.until(() => healthy.seqs().length === 1)
    halfOpen.destroy()
    await healthy.close()
  })
})
