import { once } from 'node:events'
import { Agent, get, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { createMetrics, type Metrics } from '../../metrics'
import { ConnectionBudget } from './connection-budget'
import { openPort, type Port } from './open-port'

let app: FastifyInstance
let metrics: Metrics
let ports: Port[]
let finish: () => void
let reached: (() => void) | undefined
const sockets: Socket[] = []

async function open(total: number, perNetwork: number, isProxy = () => false): Promise<void> {
  const budget = new ConnectionBudget({ limits: { total, perNetwork }, isProxy, metrics })
  ports = [await openPort(app, { port: 0, budget }), await openPort(app, { port: 0, budget })]
}

beforeEach(() => {
  metrics = createMetrics()
  app = Fastify()
  app.get('/', async () => 'served')
  app.get('/slow', () => {
    reached?.()
    return new Promise((resolve) => {
      finish = () => resolve('served late')
    })
  })
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await Promise.all(ports.map((port) => port.close(0)))
  await app.close()
})

const portAt = (index: number) => ports[index]?.number ?? 0

/** Connects from an address of this machine and sends nothing. */
async function dial(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => undefined)
  sockets.push(socket)
  await once(socket, 'connect')
  return socket
}

const ask = (socket: Socket, path = '/') => socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)

async function answerOf(socket: Socket): Promise<string> {
  return String((await once(socket, 'data'))[0])
}

async function busy(port: number, localAddress?: string): Promise<Socket> {
  const socket = await dial(port, localAddress)
  const isBusy = new Promise<void>((resolve) => {
    reached = resolve
  })
  ask(socket, '/slow')
  await isBusy
  return socket
}

async function countOf(name: string): Promise<number> {
  const { values = [] } = (await metrics.getSingleMetric(name)?.get()) ?? {}
  return values.reduce((sum, { value }) => sum + value, 0)
}

async function untilOpen(count: number): Promise<void> {
  while ((await countOf('connections_open')) !== count) await new Promise(setImmediate)
}

test('connections beyond the budget of all ports are closed at once and counted', async () => {
  await open(3, 3)
  for (const port of [portAt(0), portAt(1), portAt(1)]) await busy(port)
  const extra = await dial(portAt(0))
  extra.resume()
  await once(extra, 'close')
  expect(await countOf('connections_open')).toBe(3)
  expect(await countOf('connections_rejected_total')).toBe(1)
})

test('the connection that has been idle the longest makes room for a new one', async () => {
  await open(3, 3)
  const [first, second] = [await dial(portAt(0)), await dial(portAt(0))]
  await busy(portAt(0))
  // The first connection has been served meanwhile: now the second is idle for longer.
  ask(first)
  await answerOf(first)
  const next = await dial(portAt(1))
  second.resume()
  await once(second, 'close')
  for (const socket of [first, next]) {
    ask(socket)
    expect(await answerOf(socket)).toContain('served')
  }
  expect(await countOf('connections_evicted_total')).toBe(1)
  finish()
})

test('a connection whose next request waits for the end of its answer is not idle', async () => {
  await open(1, 1)
  const socket = await busy(portAt(0))
  const received = once(ports[0]?.server as Server, 'request')
  ask(socket, '/slow')
  await received
  const isBusy = new Promise<void>((resolve) => {
    reached = resolve
  })
  finish()
  await isBusy
  const extra = await dial(portAt(0))
  extra.resume()
  await once(extra, 'close')
  finish()
  expect(await answerOf(socket)).toContain('served late')
})

test('a network at its limit is rejected while another is served', async () => {
  await open(10, 2)
  for (let n = 0; n < 2; n++) await busy(portAt(0), '127.0.0.2')
  const extra = await dial(portAt(1), '127.0.0.2')
  extra.resume()
  await once(extra, 'close')
  const other = await dial(portAt(1), '127.0.0.3')
  ask(other)
  expect(await answerOf(other)).toContain('served')
})

test('the idle connections of one network do not displace the others', async () => {
  await open(10, 2)
  const other = await dial(portAt(0), '127.0.0.3')
  const many = [await dial(portAt(0), '127.0.0.2'), await dial(portAt(0), '127.0.0.2')]
  await dial(portAt(0), '127.0.0.2')
  many[0]?.resume()
  await once(many[0] as Socket, 'close')
  ask(other)
  expect(await answerOf(other)).toContain('served')
})

test('the connections of a trusted proxy are those of many clients', async () => {
  await open(10, 2, () => true)
  for (let n = 0; n < 5; n++) await busy(portAt(0))
  const next = await dial(portAt(0))
  ask(next)
  expect(await answerOf(next)).toContain('served')
})

test('a closed connection frees its place', async () => {
  await open(2, 2)
  const [one] = [await busy(portAt(0)), await busy(portAt(0))]
  one?.destroy()
  await untilOpen(1)
  const agent = new Agent({ keepAlive: true })
  const [answer] = await once(get({ port: portAt(1), agent }), 'response')
  expect(answer.statusCode).toBe(200)
  agent.destroy()
})
