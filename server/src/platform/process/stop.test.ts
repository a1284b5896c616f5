import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { CLOSE, LIVE_PATH } from '@saidian/shared/contracts/sockets'
import { WebSocket } from 'ws'
import { createScratchDir } from '../../testing/scratch-dir'
import { type ServerProcess, spawnMain, spawnServer } from '../../testing/spawn-server'
import { readPostmaster } from '../database/embedded/postmaster'
import { isAlive } from '../files/process-life'

let scratch: Awaited<ReturnType<typeof createScratchDir>>
let server: ServerProcess

beforeAll(async () => {
  scratch = await createScratchDir()
})
afterAll(() => scratch.remove())
afterEach(() => server?.child.kill('SIGKILL'))

const start = (env: Record<string, string> = {}, preload?: string) =>
  spawnServer({ VAR_DIR: scratch.dir, ...env }, preload)
const databasePid = async () => (await readPostmaster(`${scratch.dir}/postgres/data`))?.pid ?? 0

/** On a busy machine the leader may miss a beat. */
const isWarning = ({ level, msg }: Record<string, unknown>) =>
  level === 40 && msg !== 'no connection to hold the lead; trying again'

/** A request whose body is incomplete: in flight until `finish`. */
async function beginRequest(url: string) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(
    'POST /nowhere HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
      'Content-Length: 10\r\n\r\n{"a":',
  )
  return {
    finish: () => {
      socket.write('"bc"}')
      return text(socket)
    },
  }
}

test('SIGTERM: unready, sockets, requests, database end, without a warning', async () => {
  server = await start()
  const pid = await databasePid()
  expect((await fetch(`${server.internalUrl}/readyz`)).status).toBe(200)

  const socket = new WebSocket(`${server.url.replace('http', 'ws')}${LIVE_PATH}`)
  const frames: { op: string; retryAfterMs?: number }[] = []
  socket.on('message', (data) => frames.push(JSON.parse(String(data))))
  await once(socket, 'message')
  const socketClosed = once(socket, 'close')

  const request = await beginRequest(server.url)
  const ended = server.end('SIGTERM')
  expect((await socketClosed)[0]).toBe(CLOSE.shutdown)
  expect(frames.at(-1)).toEqual({ op: 'leave', retryAfterMs: expect.any(Number) })

  const readiness = await fetch(`${server.internalUrl}/readyz`)
  expect(readiness.status).toBe(503)
  expect(await readiness.json()).toEqual({ isReady: false, reasons: { process: 'stopping' } })

  // The public port accepts no new connection while it waits for the request in flight.
  while (await fetch(server.url).catch(() => null)) await wait(20)
  const answer = await request.finish()
  expect(answer).toMatch(/^HTTP\/1\.1 404/)
  expect(answer.toLowerCase()).toContain('connection: close')

  expect(await ended).toBe(0)
  expect(isAlive(pid)).toBe(false)
  expect(server.lines.filter(isWarning)).toEqual([])
})

test('a request that never ends does not prevent the stop', async () => {
  server = await start()
  await beginRequest(server.url)
  expect(await server.end('SIGTERM')).toBe(0)
})

test('a second signal does not disturb the stop', async () => {
  server = await start()
  const pid = await databasePid()
  server.child.kill('SIGINT')
  expect(await server.end('SIGINT')).toBe(0)
  expect(isAlive(pid)).toBe(false)
})

test('an uncaught error is logged and ends the process in order with code 1', async () => {
  server = await start({}, "process.on('SIGUSR2', () => { throw new Error('boom') })")
  const pid = await databasePid()
  expect(await server.end('SIGUSR2')).toBe(1)
  expect(server.lines).toContainEqual(
    expect.objectContaining({ msg: 'uncaught exception', level: 60 }),
  )
  expect(server.lines.at(-1)).toMatchObject({ msg: 'stopped' })
  expect(isAlive(pid)).toBe(false)
})

test('a wrong setting ends the start with one line', async () => {
  const child = await spawnMain({ VAR_DIR: scratch.dir, PORT: 'eighty' })
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(complaint).toBe('PORT must be a whole number from 0 to 65535, not "eighty"\n')
  expect(code).toBe(1)
})

test.each([
  [
    'FEED',
    { FEED: 'replay:/no/such/folder' },
    /^FEED must name a folder with recorded matches: .+\n$/,
  ],
  [
    'DATABASE_URL',
    { DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/none' },
    /^DATABASE_URL does not serve: connect ECONNREFUSED 127\.0\.0\.1:1\n$/,
  ],
  ['NATS_URL', { NATS_URL: 'nats://127.0.0.1:1' }, /^NATS_URL does not serve: .+\n$/],
])('%s that cannot be used ends the start with one line and code 1', async (_, env, line) => {
  const given = {
    PORT: '0',
    CHATGPT_PORT: '0',
    INTERNAL_PORT: '0',
    RTMP_PORT: '0',
    FEED: 'none',
    VAR_DIR: scratch.dir,
  }
  const child = await spawnMain({ ...given, ...env })
  const [complaint, output, [code]] = await Promise.all([
    text(child.stderr),
    text(child.stdout),
    once(child, 'exit'),
  ])
  expect(complaint).toMatch(line)
  expect(code).toBe(1)
  expect(output).not.toContain('stack')
  expect(output + complaint).not.toContain('secret')
})

test('a port in use ends the start and leaves no database behind', async () => {
  server = await start()
  const second = await createScratchDir()
  const child = await spawnMain({
    VAR_DIR: second.dir,
    PORT: new URL(server.url).port,
    FEED: 'none',
    CHATGPT_PORT: '0',
    INTERNAL_PORT: '0',
    RTMP_PORT: '0',
  })
  const [complaint, output, [code]] = await Promise.all([
    text(child.stderr),
    text(child.stdout),
    once(child, 'exit'),
  ])
  expect(code).toBe(1)
  expect(complaint).toMatch(/^PORT \d+ cannot be opened: listen EADDRINUSE: .+\n$/)
  expect(output).not.toContain('stack')
  expect(await readPostmaster(`${second.dir}/postgres/data`)).toBeNull()
  await second.remove()
  await server.end('SIGTERM')
})
