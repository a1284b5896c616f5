import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { createTestApp } from '../../../testing'
import { openPort, type Port } from './open-port'

let app: FastifyInstance
let ports: Port[]

beforeEach(async () => {
  app = await createTestApp({
    modules: [
      {
        name: 'echo',
        routes: (routes) => {
          routes.get('/port', async (request) => String(request.socket.localPort))
        },
      },
    ],
  })
  ports = [await openPort(app, { port: 0 }), await openPort(app, { port: 0 })]
})
afterEach(async () => {
  await Promise.all(ports.map((port) => port.close(100)))
  await app.close()
})

const first = () => ports[0]?.number ?? 0

async function say(...pieces: string[]): Promise<string> {
  const socket = connect(first(), '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => undefined)
  for (const piece of pieces) socket.write(piece)
  return text(socket)
}

test('two ports serve one application, which can distinguish them', async () => {
  for (const { number } of ports) {
    expect(await (await fetch(`http://127.0.0.1:${number}/port`)).text()).toBe(String(number))
  }
})

test('headers above 16 KB are rejected, and another client notices nothing', async () => {
  expect(
    await say(`GET /port HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`),
  ).toMatch(/^HTTP\/1\.1 431/)
  expect((await fetch(`http://127.0.0.1:${first()}/port`)).status).toBe(200)
})

test('what is not HTTP is rejected', async () => {
  expect(await say('\u0000\u0001garbage\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/)
})

test('a request that arrives too slowly is disconnected', async () => {
  expect(await say('GET /port HTTP/1.1\r\nHost: x\r\n')).toMatch(/^HTTP\/1\.1 408/)
})

test('the error of a port in use has its number', async () => {
  await expect(openPort(app, { port: first() })).rejects.toThrow(
    `EADDRINUSE: address already in use :::${first()}`,
  )
})
