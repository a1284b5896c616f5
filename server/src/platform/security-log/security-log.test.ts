import { sql } from 'kysely'
import { createTestDatabase } from '../../testing'
import { createScratchDir } from '../../testing/scratch-dir'
import { createLog } from '../log'
import { createSecurityLog, type SecurityEvent, type SecurityLog } from '.'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let scratch: Awaited<ReturnType<typeof createScratchDir>>
let securityLog: SecurityLog
const open = () =>
  createSecurityLog({
    db: database.db,
    clock: { now: () => Date.UTC(2026, 10, 22, 4) },
    log: createLog('silent'),
    keysDir: scratch.dir,
  })
const login = (actor: string): SecurityEvent => ({
  actor,
  act: 'login.password',
  outcome: 'refused',
  network: '203.0.113.0/24',
})
/** Acts as the owner of the database, for whom the triggers do not work; the chain does. */
const byForce = async (statement: string) => {
  await sql`alter table security_log disable trigger security_log_grows`.execute(database.db)
  await sql.raw(statement).execute(database.db)
}

beforeEach(async () => {
  database = await createTestDatabase()
  scratch = await createScratchDir()
  securityLog = open()
})
afterEach(async () => {
  await database.drop()
  await scratch.remove()
})

test('events of several processes form one chain that verifies', async () => {
  const other = open()
  const writers = [securityLog, other]
  await Promise.all(
    Array.from({ length: 40 }, (_, index) => writers[index % 2]?.record(login(`member ${index}`))),
  )
  for (let index = 0; index < 20; index += 1) other.note(login(`noted ${index}`))
  await other.flush()
  expect(await securityLog.verify()).toEqual({ records: 60, fault: null })
  const [newest] = await securityLog.newest(1)
  expect(newest).toMatchObject({
    id: 60,
    actor: 'noted 19',
    network: '203.0.113.0/24',
    about: null,
  })
})

test('no statement changes or removes a record', async () => {
  await securityLog.record(login('100001'))
  for (const statement of [
    `update security_log set actor = 'x'`,
    'delete from security_log',
    'truncate security_log',
    'delete from remote_audit',
  ])
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow('only ever added')
})

test.each([
  [`update security_log set outcome = 'done' where id = 2`, 'record 2 is not as it was written'],
  ['delete from security_log where id = 2', 'record 2 is missing'],
  ['delete from security_log where id >= 3', 'the chain does not hold record 3, which was written'],
  ['delete from security_log', 'the chain does not hold record 3, which was written'],
])('a forced change is found: %s', async (statement, fault) => {
  for (const actor of ['a', 'b', 'c']) await securityLog.record(login(actor))
  await byForce(statement)
  expect((await securityLog.verify()).fault).toBe(fault)
})

test('noting never fails while the database is away, and recording does', async () => {
  await sql`alter table security_log rename to away`.execute(database.db)
  securityLog.note(login('100001'))
  await securityLog.flush()
  await expect(securityLog.record(login('100002'))).rejects.toThrow('security_log')
  await sql`alter table away rename to security_log`.execute(database.db)
  await securityLog.flush()
  expect((await securityLog.newest(5)).map(({ actor }) => actor)).toEqual(['100001'])
})
