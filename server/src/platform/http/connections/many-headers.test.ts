import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { LIVE_PATH } from '@saidian/shared/contracts/sockets'
import type { FastifyInstance } from 'fastify'
import { createTestApp } from '../../../testing'
import { startTestGateway, type TestGateway } from '../../gateway/testing/test-gateway'
import { openPort, type Port } from './open-port'

/** A port like that of `main.ts`: pages and sockets on one. */
let app: FastifyInstance
let port: Port
let site: TestGateway

beforeAll(async () => {
  const echo = {
    name: 'echo',
    routes: (routes: FastifyInstance) => {
      routes.get('/count', async ({ raw }) => String(raw.rawHeaders.length / 2))
    },
  }
  app = await createTestApp({ modules: [echo] })
  port = await openPort(app, { port: 0 })
  site = await startTestGateway()
  site.gateway.attach(port.server)
})
afterAll(async () => {
  await site.stop()
  await port.close(100)
  await app.close()
})

/** The first chunk of the answer; `nothing` without an answer within a second. */
async function say(lines: string[]): Promise<string> {
  const socket = connect(port.number, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  const said = once(socket, 'data').then(([data]) => String(data))
  const quiet = Promise.race([once(socket, 'close'), once(AbortSignal.timeout(1_000), 'abort')])
  const answer = await Promise.race([said, quiet.then(() => 'nothing')])
  socket.destroy()
  return answer
}

const PAGE = ['GET /count HTTP/1.1', 'Host: x']
const SOCKET = [`GET ${LIVE_PATH} HTTP/1.1`, 'Host: x']
const KEY = ['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version: 13']
const UPGRADE = ['Connection: Upgrade', 'Upgrade: websocket']
const short = Array<string>(2_000).fill('a:')
const long = Array.from({ length: 2_000 }, (_, n) => `x-${n}: 1234567`)

afterEach(async () => {
  expect(await say(PAGE)).toMatch(/\r\n\r\n1$/)
  expect(await say([...SOCKET, ...KEY, ...UPGRADE])).toMatch(/^HTTP\/1\.1 101/)
})

test('of 2 000 headers of a page the first hundred and their chunk are read', async () => {
  const answer = await say([...PAGE, ...short])
  expect(answer).toMatch(/^HTTP\/1\.1 200/)
  expect(Number(/\d+$/.exec(answer))).toBeLessThan(150)
})

test('2 000 headers of more than 16 KB are rejected, for pages and for sockets', async () => {
  for (const request of [PAGE, [...SOCKET, ...KEY, ...UPGRADE]])
    expect(await say([...request, ...long])).toMatch(/^HTTP\/1\.1 431/)
})

test('a socket whose upgrade comes before 2 000 headers completes its handshake', async () => {
  expect(await say([...SOCKET, ...KEY, ...UPGRADE, ...short])).toMatch(/^HTTP\/1\.1 101/)
})

// Node drops the headers beyond its limit, also those of an upgrade: the server must not assume
// them.
test.each([
  ['its upgrade', [...SOCKET, ...KEY, ...short, ...UPGRADE]],
  ['its key', [...SOCKET, ...UPGRADE, ...short, ...KEY]],
  ['all of it', [...SOCKET, ...short, ...KEY, ...UPGRADE]],
])('a socket that sends %s after 2 000 headers is rejected', async (_, request) => {
  expect(await say(request)).toMatch(/^HTTP\/1\.1 400/)
})

describe('cookies that are too long', () => {
  const cookies = (bytes: number) =>
    `Cookie: ${Array.from({ length: bytes / 100 }, (_, n) => `c${n}=${'x'.repeat(94)}`).join('; ')}`
  const ends = ['', '']

  /** The whole answer, while the client is still sending. */
  async function answerTo(...packets: string[]): Promise<string> {
    const socket = connect(port.number, '127.0.0.1').setNoDelay()
    await once(socket, 'connect')
    for (const packet of packets) await new Promise((sent) => socket.write(packet, sent))
    return text(socket)
  }

  test('a visitor with 240 KB of them gets a page that clears them', async () => {
    const answer = await answerTo([...PAGE, cookies(240_000), ...ends].join('\r\n'))
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
    expect(answer).toContain('\r\nClear-Site-Data: "cookies"\r\n')
    expect(answer).toContain('<a href="/">重新打开</a>')
  })

  test('they are recognized in the middle, too', async () => {
    const answer = await answerTo(
      [...PAGE, cookies(15_000)].join('\r\n'),
      `; ${'a=b; '.repeat(9_000)}`,
    )
    expect(answer).toContain('Clear-Site-Data')
  })

  test.each([
    ['a long address', [`GET /${'x'.repeat(20_000)} HTTP/1.1`, 'Host: x', cookies(500)]],
    ['an address that leaves no room', [`GET /${'x'.repeat(15_900)} HTTP/1.1`, cookies(1_000)]],
    ['a long header', [...PAGE, cookies(500), `X: ${'; a=b'.repeat(9_000)}`]],
    ['a long reference', [...PAGE, `Referer: http://x/?${'; a=b'.repeat(9_000)}`, cookies(500)]],
    ['2 000 headers', [...PAGE, cookies(500), ...long]],
  ])('%s clears no cookies', async (_, lines) => {
    const answer = await answerTo([...lines, ...ends].join('\r\n'))
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
    expect(answer).not.toContain('Clear-Site-Data')
  })
})
