import { once } from 'node:events'
import { sql } from 'kysely'
import { createTestDatabase, type TestDatabase } from '../../testing'
import { createScratchDir } from '../../testing/scratch-dir'
import { type ServerProcess, spawnServer } from '../../testing/spawn-server'
import { until } from '../../testing/until'
import { type Bus, createNatsBus, positionSubject, type TopicMessage, topicSubject } from '../bus'
import { createTestBroker, type TestBroker } from '../bus/test-broker'
import { createLog } from '../log'

const BOARD = 'board/football'
const TAKEOVER_MS = 5_000
const ROUNDS = process.env.LONG_TESTS ? 3 : 2
const log = createLog('silent')

let broker: TestBroker
let database: TestDatabase
let bus: Bus
let end: AbortController
let dirs: Awaited<ReturnType<typeof createScratchDir>>[]
let servers: ServerProcess[]
/** Every published event of the list, with its time. */
let events: { epoch: string; at: number }[]

/** One pair for all tests: the last of them kills the leader. */
beforeAll(async () => {
  broker = await createTestBroker()
  database = await createTestDatabase()
  bus = await createNatsBus(broker.url, log)
  end = new AbortController()
  events = []
  dirs = []
  servers = []
  bus.subscribe(
    topicSubject(BOARD),
    (payload) => events.push({ epoch: (payload as TopicMessage).epoch, at: performance.now() }),
    end.signal,
  )
  for (let count = 0; count < 2; count++) servers.push(await startServer())
})
afterAll(async () => {
  end.abort()
  for (const { child } of servers) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  await bus.close()
  await broker.stop()
  await database.drop()
  await Promise.all(dirs.map((dir) => dir.remove()))
})

async function startServer(): Promise<ServerProcess> {
  const dir = await createScratchDir()
  dirs.push(dir)
  return spawnServer({
    VAR_DIR: dir.dir,
    DATABASE_URL: database.url,
    NATS_URL: broker.url,
    ROLES: 'api,gateway,feed',
  })
}

const logged = (server: ServerProcess, message: string) =>
  server.lines.filter(({ msg }) => msg === message)
const state = async (server: ServerProcess) =>
  /feed_leader_state\{state="(\w+)"\} 1/.exec(
    await (await fetch(`${server.internalUrl}/metrics`)).text(),
  )?.[1]
const listStatus = async (server: ServerProcess) =>
  (await fetch(`${server.url}/live/football/v1_1/live`)).status

async function epochNow(): Promise<string> {
  const position = (await bus.request(positionSubject(BOARD), null, 500).catch(() => null)) as {
    epoch: string
  } | null
  return position?.epoch ?? ''
}

/** The two servers by their role, when both have one. */
async function byRole(): Promise<{ leader: ServerProcess; waiting: ServerProcess }> {
  let states: unknown[] = []
  await until(async () => {
    states = await Promise.all(servers.map(state))
    return states.includes('leading') && states.includes('waiting')
  })
  const leader = servers[states.indexOf('leading')]
  const waiting = servers[states.indexOf('waiting')]
  if (!leader || !waiting) throw new Error('two servers were started')
  await until(async () => (await epochNow()) !== '')
  return { leader, waiting }
}

/** Milliseconds until a new process answers for the list. */
async function takeoverMs(since: number, before: string): Promise<number> {
  await until(async () => ![before, ''].includes(await epochNow()))
  return performance.now() - since
}

test('of two servers one leads, the other logs its wait and serves the same list', async () => {
  const { leader, waiting } = await byRole()
  expect([await state(leader), await state(waiting)]).toEqual(['leading', 'waiting'])
  expect([await listStatus(leader), await listStatus(waiting)]).toEqual([200, 200])
  await until(() => events.length >= 3)
  expect(new Set(events.map(({ epoch }) => epoch)).size).toBe(1)
  // Logged at a change, not at each try in between; a busy machine may interrupt the wait once.
  const said = logged(waiting, 'another process leads; waiting').length
  expect([1, 2]).toContain(said)
})

test('a frozen leader is replaced within 5 s and publishes nothing later', async () => {
  const { leader, waiting } = await byRole()
  const before = await epochNow()
  const frozenAt = performance.now()
  leader.child.kill('SIGSTOP')
  expect(await takeoverMs(frozenAt, before)).toBeLessThan(TAKEOVER_MS)
  const after = await epochNow()
  const wokenAt = performance.now()
  leader.child.kill('SIGCONT')
  await until(() => logged(leader, 'another process leads; waiting').length === 1)
  await until(() => events.filter(({ epoch, at }) => epoch === after && at > wokenAt).length >= 2)
  expect(events.filter(({ epoch, at }) => epoch === before && at > wokenAt)).toEqual([])
  expect([await state(leader), await state(waiting)]).toEqual(['waiting', 'leading'])
  expect(await listStatus(leader)).toBe(200)
})

test('two leaders never publish at once when the leader loses its connection', async () => {
  const terminateSessions = () =>
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'saidian-leader-feed'`.execute(
      database.db,
    )
  events.length = 0
  for (let round = 0; round < ROUNDS; round++) {
    const terminatedAt = performance.now()
    await terminateSessions()
    await until(async () => (await Promise.all(servers.map(state))).includes('leading'))
    await until(async () => (await epochNow()) !== '')
    expect(performance.now() - terminatedAt).toBeLessThan(TAKEOVER_MS)
    await until(() => events.some(({ at }) => at > terminatedAt))
  }
  // After the epoch has changed, the previous one never returns.
  const runs = events.map(({ epoch }) => epoch).filter((epoch, at, all) => epoch !== all[at - 1])
  expect(new Set(runs).size).toBe(runs.length)
})

test('after a kill of the leader the waiting server leads within 5 s', async () => {
  const { leader, waiting } = await byRole()
  const before = await epochNow()
  const killedAt = performance.now()
  leader.child.kill('SIGKILL')
  expect(await takeoverMs(killedAt, before)).toBeLessThan(TAKEOVER_MS)
  expect(await state(waiting)).toBe('leading')
  expect(await listStatus(waiting)).toBe(200)
})
