import { once } from 'node:events'
import { connect } from 'node:net'
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
