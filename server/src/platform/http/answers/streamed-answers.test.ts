import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { createTestApp } from '../../../testing'
import { openFiles } from '../../../testing/open-files'
import { createScratchDir } from '../../../testing/scratch-dir'
import { startTestGateway } from '../../gateway/testing/test-gateway'
import { openPort, type Port } from '../connections/open-port'

const FILE = 'large.js'
const BYTES = 4_000_000

let scratch: Awaited<ReturnType<typeof createScratchDir>>
let app: FastifyInstance
let port: Port
/** Answers of `/complete` whose bytes are all sent. */
const unclosed: PassThrough[] = []

beforeAll(async () => {
  scratch = await createScratchDir()
  const file = path.join(scratch.dir, FILE)
  await writeFile(file, Buffer.alloc(BYTES, 'a'))
  app = await createTestApp({
    modules: [
      {
        name: 'files',
        routes: (routes) => {
          routes.register(fastifyStatic, { root: scratch.dir, prefix: '/assets/' })
          routes.get('/streamed', (_, reply) => reply.send(createReadStream(file)))
          routes.get('/short', async () => 'short')
          routes.post('/body', async ({ body }) => ({ body }))
          routes.get('/complete', (_, reply) => {
            const open = new PassThrough()
            open.write('complete')
            unclosed.push(open)
            return reply.header('content-length', 8).send(open)
          })
        },
      },
    ],
  })
  port = await openPort(app, { port: 0 })
})
afterAll(async () => {
  await port.close(100)
  await app.close()
  await scratch.remove()
})

const get = (url: string) => `GET ${url} HTTP/1.1\r\nHost: x\r\n\r\n`
const ADDRESSES = [`/assets/${FILE}`, '/streamed']

/** A client that never reads, so that no large answer ends. */
async function say(text: string): Promise<Socket> {
  const socket = connect(port.number, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

async function untilOpen(isTrue: (count: number) => boolean): Promise<void> {
  for (const deadline = Date.now() + 10_000; !isTrue(openFiles(FILE)); ) {
    if (Date.now() > deadline) throw new Error(`the file is open ${openFiles(FILE)} times`)
    await new Promise(setImmediate)
  }
}

afterEach(() => untilOpen((count) => count === 0))

test.each(ADDRESSES)(
  '100 requests for %s in one go leave no file open when the client leaves',
  async (url) => {
    const socket = await say(get(url).repeat(100))
    for (let round = 0; round < 20; round++) await fetch(`http://127.0.0.1:${port.number}/short`)
    socket.destroy()
  },
)

test.each(ADDRESSES)('a second request behind an unfinished answer of %s ends it', async (url) => {
  const socket = await say(get(url))
  await untilOpen((count) => count === 1)
  socket.write(get(url) + get(url))
  socket.resume()
  await once(socket, 'close')
})

test.each(ADDRESSES)('one request for %s behind an unfinished answer waits', async (url) => {
  const socket = await say(get('/complete') + get(url))
  await read(socket, 'complete')
  for (let round = 0; round < 20; round++) await fetch(`http://127.0.0.1:${port.number}/short`)
  expect(openFiles(FILE)).toBe(0)
  socket.destroy()
  closeAll()
})

function closeAll(): void {
  for (const answer of unclosed.splice(0)) answer.end()
}

/** Reads until the text has come; the whole of it. */
async function read(socket: Socket, end: string): Promise<string> {
  let text = ''
  for (socket.setEncoding('latin1'); !text.includes(end); ) text += await once(socket, 'data')
  return text
}

// A proxy knows by its length that an answer is complete and sends the next request, while the
// server still waits for the end of the file.
test('a request after all bytes of an answer is served before the answer is closed', async () => {
  const socket = await say('')
  const headers = 'Host: x\r\nContent-Type: text/plain\r\nContent-Length: 4'
  for (let round = 0; round < 20; round++) {
    socket.write(get('/complete'))
    await read(socket, '\r\n\r\ncomplete')
    const received = once(port.server, 'request')
    socket.write(`POST /body HTTP/1.1\r\n${headers}\r\n\r\nbody`)
    await received
    closeAll()
    expect(await read(socket, '{"body":"body"}')).toMatch(/^HTTP\/1\.1 200/)
  }
  socket.destroy()
})

const HANDSHAKE =
  'GET /ws/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'

test('a handshake behind an unfinished answer waits for its end', async () => {
  const site = await startTestGateway()
  site.gateway.attach(port.server)
  const [leaving, staying] = [await say(get('/complete')), await say(get('/complete'))]
  for (const socket of [leaving, staying]) {
    await read(socket, '\r\n\r\ncomplete')
    const received = once(port.server, 'upgrade')
    socket.write(HANDSHAKE)
    await received
  }
  leaving.destroy()
  expect(site.gateway.stats().live).toBe(0)
  closeAll()
  await read(staying, 'HTTP/1.1 101')
  expect(site.gateway.stats().live).toBe(1)
  staying.destroy()
  await site.stop()
})

test.each(ADDRESSES)(
  'clients of %s that leave at once, or in the middle, leave no file open',
  async (url) => {
    const leaving = await Promise.all(Array.from({ length: 50 }, () => say(get(url))))
    for (const socket of leaving) socket.destroy()
    const reading = await Promise.all(Array.from({ length: 20 }, () => say(get(url))))
    await untilOpen((count) => count > 0)
    for (const socket of reading) socket.resetAndDestroy()
  },
)

test('a HEAD request does not leave the file open', async () => {
  const socket = await say(`HEAD /assets/${FILE} HTTP/1.1\r\nHost: x\r\n\r\n`)
  await once(socket, 'data')
  socket.destroy()
})

test('consecutive answers on one connection are served as before', async () => {
  const socket = await say('')
  for (let round = 0; round < 200; round++) {
    socket.write(get('/short'))
    expect(String((await once(socket, 'data'))[0])).toMatch(/short$/)
  }
  socket.destroy()
})

test('a large answer that is read to its end is complete', async () => {
  const asked = request({ port: port.number, path: '/streamed' }).end()
  const [answer] = await once(asked, 'response')
  let bytes = 0
  for await (const chunk of answer) bytes += chunk.length
  expect(bytes).toBe(BYTES)
})
