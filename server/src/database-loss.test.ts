import { execFileSync } from 'node:child_process'
import { LIVE_PATH } from '@saidian/shared/contracts/sockets'
import { sql } from 'kysely'
import { Client } from 'pg'
import { footballSink } from './modules/football'
import { systemClock } from './platform/clock'
import { connect, JOB_LIMITS } from './platform/database'
import { readAccess, urlOf } from './platform/database/embedded/access'
import { readPostmaster } from './platform/database/embedded/postmaster'
import { TestClient } from './platform/gateway/testing/test-client'
import { createLog } from './platform/log'
import { footballWorld } from './testing'
import { createScratchDir } from './testing/scratch-dir'
import { type ServerProcess, spawnServer } from './testing/spawn-server'
import { until } from './testing/until'

const SOCKETS = 200
/** Any source of importers: its matches are shown with every feed. */
const SOURCE = 'openfootball'
/** Minimum wait of a client before its next try. */
const RETRY_MS = 2_500
const log = createLog('silent')

let scratch: Awaited<ReturnType<typeof createScratchDir>>
let server: ServerProcess
let databaseUrl: string
/** Matches that no test has opened yet, so that each test reads its own. */
let unopened: number[]

beforeAll(async () => {
  scratch = await createScratchDir()
  server = await spawnServer({ VAR_DIR: scratch.dir })
  databaseUrl = urlOf(await readAccess(`${scratch.dir}/postgres`), 'saidian')
  const db = connect(databaseUrl, log, JOB_LIMITS)
  const keys = Array.from({ length: 3 * SOCKETS }, (_, number) => `m${number}`)
  await footballSink({ db, source: SOURCE, clock: systemClock, log }).deliver(footballWorld(keys))
  const { rows } = await sql<{ id: number }>`SELECT id FROM matches ORDER BY id`.execute(db)
  unopened = rows.map(({ id }) => id)
  await db.destroy()
})
afterAll(async () => {
  if (server) await server.end('SIGTERM')
  await scratch.remove()
})

const postmaster = async () => (await readPostmaster(`${scratch.dir}/postgres/data`))?.pid ?? 0

/** The postmaster and all its processes. */
async function databaseProcesses(): Promise<number[]> {
  const parent = await postmaster()
  const children = execFileSync('pgrep', ['-P', String(parent)], { encoding: 'utf8' })
  return [parent, ...children.trim().split('\n').map(Number)]
}

const status = (url: string) => fetch(url).then((answer) => answer.status)

type Peer = { client: TestClient; topic: string }

/** One socket per match; each asks for its match. */
async function openMatches(): Promise<Peer[]> {
  const url = `${server.url.replace('http', 'ws')}${LIVE_PATH}`
  const clients = await Promise.all(Array.from({ length: SOCKETS }, () => TestClient.open(url)))
  return clients.map((client) => {
    const topic = `match/football/${unopened.pop()}`
    client.send({ op: 'sub', topic })
    return { client, topic }
  })
}

/** Each socket has an answer, follows its match after at most a few tries, and closes. */
async function expectRecovery(peers: Peer[]): Promise<void> {
  const isAnswered = ({ client }: Peer) =>
    client.of('subscribed').length + client.of('refused').length > 0
  await until(() => peers.every(isAnswered))
  await until(() => {
    const missing = peers.filter(({ client }) => client.of('subscribed').length === 0)
    for (const { client, topic } of missing) client.send({ op: 'sub', topic })
    return missing.length === 0
  }, RETRY_MS)
  for (const { client, topic } of peers) expect(client.of('subscribed')[0]).toMatchObject({ topic })
  await until(async () => (await status(`${server.url}/live/football/v1_1/live`)) === 200)
  await Promise.all(peers.map(({ client }) => client.close()))
}

/** The process is the original one, and answers what needs no database. */
async function expectAlive(): Promise<void> {
  expect(server.child.exitCode).toBeNull()
  expect(await status(`${server.internalUrl}/healthz`)).toBe(200)
}

test('the database is killed while 200 match topics open', async () => {
  const pid = await postmaster()
  const opening = openMatches()
  process.kill(pid, 'SIGKILL')
  const peers = await opening
  await expectAlive()
  await until(async () => (await postmaster()) !== pid)
  await expectRecovery(peers)
  await expectAlive()
})

test('the database is stopped while 200 match topics open', async () => {
  const pids = await databaseProcesses()
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  const peers = await openMatches()
  await expectAlive()
  // Every socket gets an error while the database still hangs.
  await until(() => peers.every(({ client }) => client.of('refused').length > 0))
  await expectAlive()
  for (const pid of pids) process.kill(pid, 'SIGCONT')
  await expectRecovery(peers)
})

test('the database blocks match reads for seconds while 200 match topics open', async () => {
  const blocker = new Client({ connectionString: databaseUrl })
  await blocker.connect()
  await blocker.query('BEGIN; LOCK TABLE football_match_states IN ACCESS EXCLUSIVE MODE')
  const peers = await openMatches()
  await until(() => peers.every(({ client }) => client.of('refused').length > 0))
  await expectAlive()
  await blocker.query('ROLLBACK')
  await blocker.end()
  await expectRecovery(peers)
  await expectAlive()
})
