import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { createTestDatabase } from '../../../testing'
import { createScratchDir } from '../../../testing/scratch-dir'
import { type ServerProcess, spawnServer } from '../../../testing/spawn-server'
import { until } from '../../../testing/until'
import { TestClient } from '../../gateway/testing/test-client'

/** More connections than the server has descriptors. */
const DESCRIPTORS = 300
const FLOOD = 1_000

let database: Awaited<ReturnType<typeof createTestDatabase>>
let scratch: Awaited<ReturnType<typeof createScratchDir>>
let server: ServerProcess
const flood: Socket[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  scratch = await createScratchDir()
  const env = { DATABASE_URL: database.url, VAR_DIR: scratch.dir, ROLES: 'api,gateway' }
  server = await spawnServer(env, undefined, DESCRIPTORS)
})
afterAll(async () => {
  for (const socket of flood) socket.destroy()
  server.child.kill('SIGKILL')
  await scratch.remove()
  await database.drop()
})

const portOf = (url: string) => Number(new URL(url).port)

/**
 * Connections from many addresses; some send nothing, the others begin a request and never end it.
 */
async function floodFrom(networks: number): Promise<void> {
  const dialled = Array.from({ length: FLOOD }, async (_, index) => {
    const url = [server.url, server.chatGptUrl, server.internalUrl][index % 3] ?? ''
    const localAddress = `127.0.${1 + (index % networks)}.1`
    const socket = connect({ port: portOf(url), host: '127.0.0.1', localAddress })
    flood.push(socket)
    socket.on('error', () => undefined)
    if (index % 2 === 0)
      socket.write('POST /live/x HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n')
    await Promise.race([once(socket, 'connect'), once(socket, 'close')])
  })
  await Promise.all(dialled)
}

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${server.internalUrl}/metrics`)).text()
  const found = [...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'gm'))]
  return found.reduce((sum, [, value]) => sum + Number(value), 0)
}

async function isServed(): Promise<boolean> {
  try {
    return (
      (await fetch(`${server.url}/openapi.json`, { headers: { connection: 'close' } })).status ===
      200
    )
  } catch {
    return false
  }
}

test.each([
  ['one address', 1],
  ['forty addresses', 40],
])(
  'a flood from %s ends neither the server nor an open socket; later others connect',
  async (_, networks) => {
    const follower = await TestClient.open(`${server.url.replace('http', 'ws')}/ws/live`)
    await floodFrom(networks)
    for (const socket of flood.splice(0)) socket.destroy()
    await until(isServed)
    expect(server.child.exitCode).toBeNull()
    expect(follower.ws.readyState).toBe(follower.ws.OPEN)
    follower.send('0')
    await follower.until(() => follower.texts.includes('0'))
    expect(
      (await metric('connections_rejected_total')) + (await metric('connections_evicted_total')),
    ).toBeGreaterThan(0)
    await follower.close()
  },
  60_000,
)

test('a flood from one address leaves room for others', async () => {
  await floodFrom(1)
  expect(await isServed()).toBe(true)
  expect(await metric('connections_open')).toBeLessThan(DESCRIPTORS / 2)
})
