import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { Client } from 'pg'
import { createScratchDir } from '../../testing/scratch-dir'
import { type ServerProcess, spawnServer } from '../../testing/spawn-server'
import { until } from '../../testing/until'
import { isAlive } from '../files/process-life'
import { readAccess, urlOf } from './embedded/access'
import { readPostmaster } from './embedded/postmaster'

/** One database for nearly all tests: a start with an existing one is the usual start. */
let scratch: Awaited<ReturnType<typeof createScratchDir>>
const servers: ServerProcess[] = []

beforeAll(async () => {
  scratch = await createScratchDir()
})
afterEach(endServers)
afterAll(() => scratch.remove())

async function endServers(): Promise<void> {
  for (const { child, end } of servers.splice(0))
    if (child.exitCode === null && child.signalCode === null) await end('SIGKILL')
}

const data = () => `${scratch.dir}/postgres/data`
const databasePid = async () => (await readPostmaster(data()))?.pid ?? 0

async function start(dir = scratch.dir): Promise<ServerProcess> {
  const server = await spawnServer({ VAR_DIR: dir })
  servers.push(server)
  return server
}

async function ask(statement: string) {
  const client = new Client({
    connectionString: urlOf(await readAccess(`${scratch.dir}/postgres`), 'saidian'),
  })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

const readyStatus = (server: ServerProcess) =>
  fetch(`${server.internalUrl}/readyz`).then(({ status }) => status)

test('a start after a kill joins the running database and later stops it', async () => {
  const first = await start()
  const pid = await databasePid()
  await ask('create table committed as select 7 as value')
  await first.end('SIGKILL')
  expect(isAlive(pid)).toBe(true)

  const next = await start()
  expect(await databasePid()).toBe(pid)
  expect(await ask('select value from committed')).toEqual([{ value: 7 }])
  await next.end('SIGTERM')
  expect(isAlive(pid)).toBe(false)
})

test('a start after a kill of server and database recovers the committed rows', async () => {
  const first = await start()
  const pid = await databasePid()
  await ask('create table recovered as select 7 as value')
  process.kill(pid, 'SIGKILL')
  await first.end('SIGKILL')
  await until(async () => !isAlive(pid))
  expect((await readFile(`${data()}/postmaster.pid`, 'utf8')).split('\n')[0]).toBe(String(pid))

  await start()
  expect(await ask('select value from recovered')).toEqual([{ value: 7 }])
})

test('the process id in a stale postmaster.pid may belong to another process', async () => {
  const first = await start()
  await first.end('SIGTERM')
  await writeFile(
    `${data()}/postmaster.pid`,
    `${process.pid}\n${data()}\n1700000000\n5432\n\n127.0.0.1\n`,
  )
  const next = await start()
  expect(await databasePid()).not.toBe(process.pid)
  await until(async () => (await readyStatus(next)) === 200)
})

test('a first start killed half-way leaves nothing that looks like a database', async () => {
  const { dir, remove } = await createScratchDir()
  const first = spawnServer({ VAR_DIR: dir }).then(
    (server) => servers.push(server),
    () => undefined,
  )
  await until(async () => {
    const names = await readdir(`${dir}/postgres`).catch(() => [])
    return names.some((name) => name.startsWith('data.new-'))
  })
  const lock = Number(await readFile(`${dir}/postgres/starting.lock`, 'utf8'))
  process.kill(lock, 'SIGKILL')
  await first
  const again = await start(dir)
  await until(async () => (await readyStatus(again)) === 200)
  await endServers()
  await remove()
})

test('two processes on one directory share the database; the last one stops it', async () => {
  const [one, other] = [await start(), await start()]
  const pid = await databasePid()
  await one.end('SIGTERM')
  expect(isAlive(pid)).toBe(true)
  // First the other process takes over the feed.
  await until(async () => (await readyStatus(other)) === 200)
  await other.end('SIGTERM')
  expect(isAlive(pid)).toBe(false)
})

describe('with one server', () => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await spawnServer({ VAR_DIR: scratch.dir })
  })
  // The last test ends it, unless one before fails.
  afterAll(() => server?.child.kill('SIGKILL'))

  test('the generated password of the database is in a file for its owner alone', async () => {
    expect((await stat(`${scratch.dir}/postgres/access.json`)).mode & 0o777).toBe(0o600)
    const access = await readAccess(`${scratch.dir}/postgres`)
    expect(access.password.length).toBeGreaterThanOrEqual(32)
    const wrong = new Client({
      connectionString: urlOf({ ...access, password: 'guess' }, 'saidian'),
    })
    await expect(wrong.connect()).rejects.toThrow('password authentication failed')
  })

  test('committed rows are on the disk', async () => {
    expect(
      await ask(
        `select name, setting from pg_settings
         where name in ('fsync', 'synchronous_commit', 'full_page_writes') order by name`,
      ),
    ).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'synchronous_commit', setting: 'on' },
    ])
  })

  test('a database that dies under the server is restarted, and the pool reconnects', async () => {
    const pid = await databasePid()
    process.kill(pid, 'SIGKILL')
    await until(async () => (await readyStatus(server)) === 503)
    await until(async () => (await readyStatus(server)) === 200)
    expect(await databasePid()).not.toBe(pid)
    expect(await server.end('SIGTERM')).toBe(0)
  })
})
