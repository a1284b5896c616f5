import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { CLOSE, LIMITS, TOPIC } from '@saidian/shared/contracts'
import { TestClient } from './testing/test-client'
import { startTestGateway, type TestGateway } from './testing/test-gateway'

const BOARD = TOPIC.footballBoard
let site: TestGateway
const open = () => TestClient.open(site.liveUrl)

afterEach(() => site.stop())

/** A peer that speaks raw bytes; handshake done. */
async function openRaw(
  path = '/ws/live',
  headers: Record<string, string> = {},
): Promise<Socket & { got: () => string }> {
  const socket = connect(site.port, '127.0.0.1')
  let got = ''
  socket.on('error', () => {})
  socket.on('data', (data) => {
    got += data.toString('latin1')
  })
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
      `Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${lines.join('')}\r\n`,
  )
  await once(socket, 'data')
  return Object.assign(socket, { got: () => got })
}

describe('what a broken or hostile peer sends', () => {
  const text = (payload: string) => (client: TestClient) => client.send(payload)
  const bytes =
    (...values: number[]) =>
    (client: TestClient) => {
      // Past the WebSocket library, straight onto the line.
      const raw = (client.ws as unknown as { _socket: Socket })._socket
      raw.write(Buffer.from(values))
    }
  const bad: [what: string, send: (client: TestClient) => void, code: number][] = [
    ['garbage', text('garbage'), CLOSE.malformed],
    ['an empty text', text(''), CLOSE.malformed],
    ['truncated JSON', text('{"op":"sub","topic":"board/foot'), CLOSE.malformed],
    ['a JSON array', text('[{"op":"sub"}]'), CLOSE.malformed],
    ['a JSON number', text('12'), CLOSE.malformed],
    ['null', text('null'), CLOSE.malformed],
    ['an operation that is a number', text('{"op":1}'), CLOSE.malformed],
    ['no operation', text('{}'), CLOSE.malformed],
    ['ten thousand nested arrays', text('['.repeat(8000)), CLOSE.malformed],
    ['a binary frame', (client) => client.ws.send(Buffer.from('{"op":"sub"}')), CLOSE.malformed],
    [
      'an oversized frame',
      (client) => client.ws.send(Buffer.alloc(LIMITS.frameBytes + 1, 0x20).toString()),
      1009,
    ],
    ['a frame that claims four gigabytes', bytes(0x81, 0xff, 0, 0, 0, 1, 0, 0, 0, 0, 1, 2, 3, 4), 1009],
    ['an unmasked frame', bytes(0x81, 0x02, 0x7b, 0x7d), 1002],
    ['reserved bits', bytes(0xf1, 0x80, 1, 2, 3, 4), 1002],
    ['an unknown opcode', bytes(0x83, 0x80, 1, 2, 3, 4), 1002],
    ['invalid UTF-8', bytes(0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28), 1007],
    ['a continuation of nothing', bytes(0x80, 0x80, 1, 2, 3, 4), 1002],
    ['a long ping', bytes(0x89, 0xfe, 0, 200, 0, 0, 0, 0), 1002],
  ]

  it('is closed with its code while the healthy socket beside it misses nothing', async () => {
    site = await startTestGateway()
    const board = site.owner(BOARD)
    const healthy = await open()
    await healthy.subscribe(BOARD)
    const codes: [string, number][] = []
    for (const [what, send] of bad) {
      const client = await open()
      send(client)
      codes.push([what, (await client.closed).code])
      board.publish('a', what)
    }
    expect(codes).toEqual(bad.map(([what, , code]) => [what, code]))
    await healthy.until(() => healthy.seqs().length === bad.length)
    expect(healthy.of('subscribed')).toHaveLength(1)
    await healthy.close()
  })

  it('is refused without closing when only the request makes no sense', async () => {
    site = await startTestGateway()
    site.owner(BOARD)
    const client = await open()
    const soft: [string, string][] = [
      ['{"op":"fly"}', 'frame.malformed'],
      ['{"op":"sub"}', 'topic.unknown'],
      ['{"op":"sub","topic":"board/*"}', 'topic.unknown'],
      ['{"op":"sub","topic":"board.>"}', 'topic.unknown'],
      [`{"op":"sub","topic":"${'x'.repeat(10_000)}"}`, 'topic.unknown'],
      ['{"op":"sub","topic":"board/football","since":{"epoch":5,"seq":-1}}', 'frame.malformed'],
      ['{"op":"sub","topic":"__proto__"}', 'topic.unknown'],
    ]
    for (const [frame, reason] of soft) {
      const before = client.of('refused').length
      client.send(frame)
      expect(await client.next('refused', before)).toMatchObject({ reason })
    }
    expect(await client.subscribe(BOARD)).toMatchObject({ topic: BOARD })
    await client.close()
  })

  it('a good frame that comes byte by byte is understood', async () => {
    site = await startTestGateway()
    site.owner(BOARD)
    const client = await open()
    const frame = JSON.stringify({ op: 'sub', topic: BOARD, unknownField: true })
    for (const [at, letter] of [...frame].entries()) client.ws.send(letter, { fin: at === frame.length - 1 })
    await client.next('subscribed')
    await client.close()
  })
})

describe('limits', () => {
  it('more than 300 frames in a minute end the socket for good', async () => {
    site = await startTestGateway()
    const client = await open()
    for (let n = 0; n < LIMITS.framesPerMinute; n++) client.send('0')
    await client.until(() => client.texts.filter((text) => text === '0').length === LIMITS.framesPerMinute)
    client.send('0')
    expect((await client.closed).code).toBe(CLOSE.tooManyFrames)
  })

  it('the count starts anew every minute', async () => {
    site = await startTestGateway({ tickMs: 10 })
    const client = await open()
    for (let round = 1; round <= 3; round++) {
      for (let n = 0; n < 200; n++) client.send('0')
      await client.until(() => client.texts.filter((text) => text === '0').length === 200 * round)
      await sleep(700)
    }
    await client.close()
  })

  it('handshakes beyond the limit of sockets are answered by 503', async () => {
    site = await startTestGateway({ maxSockets: 2 })
    const clients = [await open(), await open()]
    const raw = await openRaw()
    expect(raw.got()).toMatch(/^HTTP\/1\.1 503 .*\r\n(.*\r\n)*Retry-After: 5/)
    raw.destroy()
    await Promise.all(clients.map((client) => client.close()))
  })
})

describe('the handshake', () => {
  it('takes only pages of the configured origins', async () => {
    site = await startTestGateway({ allowedOrigins: ['https://good.example'] })
    for (const origin of [undefined, 'null', 'https://evil.example', 'https://good.example.evil.example']) {
      const raw = await openRaw('/ws/live', origin === undefined ? {} : { Origin: origin })
      expect(raw.got()).toMatch(/^HTTP\/1\.1 403 /)
      raw.destroy()
    }
    const client = await TestClient.open(site.liveUrl, { origin: 'https://good.example' })
    await client.close()
  })

  it('answers 404 for another path and closes an unknown version for good', async () => {
    site = await startTestGateway()
    const raw = await openRaw('/ws/other')
    expect(raw.got()).toMatch(/^HTTP\/1\.1 404 /)
    raw.destroy()
    const newer = new TestClient(`${site.liveUrl}?v=2`)
    expect((await newer.closed).code).toBe(CLOSE.unsupported)
    await (await TestClient.open(`${site.liveUrl}?v=1`)).close()
  })

  it('cuts a connection that sends its request too slowly and serves one that is quick', async () => {
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

  it('a line that is dead at the other end is given up after twenty of the gateway seconds', async () => {
    site = await startTestGateway({ tickMs: 20 })
    const board = site.owner(BOARD)
    const halfOpen = await openRaw()
    // Reads nothing, answers no ping, closes nothing: what a phone without network looks like.
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

describe('a peer that stops reading', () => {
  it('is closed as slow, its memory is given back and the others get everything', async () => {
    site = await startTestGateway()
    const board = site.owner(BOARD)
    const healthy = await open()
    await healthy.subscribe(BOARD)
    const slow = await Promise.all(Array.from({ length: 10 }, open))
    await Promise.all(slow.map((client) => client.subscribe(BOARD)))
    for (const client of slow) client.ws.pause()
    const big = 'x'.repeat(64 * 1024)
    let sent = 0
    while (site.gateway.stats().live > 1 && sent < 1_000) {
      board.publish('a', big)
      sent++
      await sleep(5)
    }
    expect(site.gateway.stats().live).toBe(1)
    await healthy.until(() => healthy.seqs().length === sent)
    for (const client of slow) client.ws.resume()
    const codes = await Promise.all(slow.map((client) => client.closed))
    // A peer that reads again in time sees the reason, one that does not finds the line cut.
    for (const { code } of codes) expect([CLOSE.slow, 1006]).toContain(code)
    const counted = await site.metrics.getSingleMetricAsString('gateway_closed_total')
    expect(counted).toMatch(/code="(3008|1006)"/)
    await healthy.close()
  }, 60_000)

  it('sees 3008 when it still takes what was on its way', async () => {
    site = await startTestGateway()
    const board = site.owner(BOARD)
    const client = await open()
    await client.subscribe(BOARD)
    client.ws.pause()
    // One turn without a pause: the peer cannot read in between, so the cap is passed for certain.
    for (let n = 0; n < 200; n++) board.publish('a', 'x'.repeat(64 * 1024))
    await sleep(50)
    client.ws.resume()
    expect((await client.closed).code).toBe(CLOSE.slow)
  })
})

describe('a stop of the server', () => {
  it('tells all sockets to come again at spread times and takes nobody new', async () => {
    site = await startTestGateway()
    const board = site.owner(BOARD)
    const clients = await Promise.all(Array.from({ length: 100 }, open))
    await Promise.all(clients.map((client) => client.subscribe(BOARD)))
    board.publish('last', 1)
    await sleep(20)
    const drained = site.gateway.drain(10_000)
    const refused = await openRaw()
    expect(refused.got()).toMatch(/^HTTP\/1\.1 503 /)
    refused.destroy()
    const delays: number[] = []
    for (const client of clients) {
      delays.push((await client.next('leave')).retryAfterMs)
      expect((await client.closed).code).toBe(CLOSE.shutdown)
      expect(client.seqs()).toEqual([1])
    }
    await drained
    expect(site.gateway.stats()).toEqual({ live: 0, im: 0, topics: 0, members: 0 })
    // Each fifth of the ten seconds gets its share; none of 100 draws missing a fifth is 1 in a billion.
    for (let fifth = 0; fifth < 5; fifth++) {
      expect(delays.some((ms) => ms >= fifth * 2_000 && ms <= (fifth + 1) * 2_000)).toBe(true)
    }
  })

  it('does not wait for a peer that never answers the close', async () => {
    site = await startTestGateway()
    const halfOpen = await openRaw()
    halfOpen.pause()
    const startedAt = Date.now()
    await site.gateway.drain(0)
    expect(Date.now() - startedAt).toBeLessThan(4_000)
    expect(site.gateway.stats().live).toBe(0)
    halfOpen.destroy()
  })
})

describe('churn', () => {
  it('ten rounds of a hundred sockets that come, follow and go leave nothing behind', async () => {
    site = await startTestGateway({ tickMs: 5 })
    site.bus.respond('position.match.football.*', () => ({ epoch: 'e', seq: 0 }), AbortSignal.timeout(60_000))
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
    const startedAt = Date.now()
    while (site.gateway.stats().topics > 0 || site.gateway.stats().live > 0) {
      expect(Date.now() - startedAt).toBeLessThan(5_000)
      await sleep(20)
    }
    expect(
      await new Promise((resolve) => site.server.getConnections((_error, count) => resolve(count))),
    ).toBe(0)
  })
})
