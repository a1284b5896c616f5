import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { createTestDatabase, type TestDatabase } from '../../testing'
import { createNatsBus } from '../bus'
import { createTestBroker } from '../bus/test-broker'
import { connect } from '../database'
import { createLog } from '../log'
import { createReadiness } from './readiness'

const log = createLog('silent')
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

function startedReadiness(db = database.db) {
  const readiness = createReadiness(db)
  readiness.modulesStarted()
  return readiness
}

test('ready when every check passes; each failed one gives its reason', async () => {
  const readiness = startedReadiness()
  let hasLeader = true
  readiness.add('feed', () => (hasLeader ? null : 'no process leads the feed'))
  expect(await readiness.report()).toEqual({ isReady: true, reasons: {} })
  hasLeader = false
  readiness.add('storage', async () => {
    throw new Error('disk full')
  })
  expect(await readiness.report()).toEqual({
    isReady: false,
    reasons: { feed: 'no process leads the feed', storage: 'disk full' },
  })
})

test('a check that does not answer makes the process unready', async () => {
  const readiness = startedReadiness()
  readiness.add('silent', () => new Promise(() => undefined))
  expect((await readiness.report()).reasons).toEqual({ silent: 'no answer within 1000 ms' })
})

test('an exhausted pool makes the process unready until a connection is free', async () => {
  const db = connect(database.url, log, { max: 1, connectMs: 60_000 })
  const readiness = startedReadiness(db)
  let release: () => void = () => undefined
  const freed = new Promise<void>((resolve) => {
    release = resolve
  })
  let onTaken: () => void = () => undefined
  const taken = new Promise<void>((resolve) => {
    onTaken = resolve
  })
  const holder = db.connection().execute(() => {
    onTaken()
    return freed
  })
  await taken
  expect((await readiness.report()).reasons).toEqual({
    database: 'no free connection within 1000 ms',
  })
  release()
  await holder
  expect(await readiness.report()).toEqual({ isReady: true, reasons: {} })
  await db.destroy()
})

test('a database that accepts connections without answers makes the process unready', async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined)).listen(
    0,
    '127.0.0.1',
  )
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const db = connect(`postgres://nobody@127.0.0.1:${port}/none`, log, { max: 2, connectMs: 3_000 })
  const { reasons } = await startedReadiness(db).report()
  expect(reasons).toEqual({ database: 'no free connection within 1000 ms' })
  await db.destroy()
  silent.close()
})

test('a broker that is away makes the process unready until it is back', async () => {
  const broker = await createTestBroker()
  const bus = await createNatsBus(broker.url, log)
  const readiness = startedReadiness()
  readiness.add('message broker', () => bus.check().then(() => null))
  const isReady = async () => (await readiness.report()).isReady
  expect(await isReady()).toBe(true)
  await broker.stop()
  while (await isReady());
  expect((await readiness.report()).reasons).toEqual({ 'message broker': 'message broker lost' })
  await broker.start()
  while (!(await isReady()));
  await bus.close()
  await broker.stop()
})
