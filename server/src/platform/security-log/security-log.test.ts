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

test('a log of an earlier version verifies, and continues', async () => {
  const first = '5ec074c640296c93ffa6b346f75128cd0796b0c54afb6cd7f7bbbcced5697c28'
  const second = '973bfc882f0bfd24b9ac81bbf4ad2cb22966eaf84bb51ffa02399feee7692b40'
  await sql`INSERT INTO security_log (id, at, actor, act, outcome, network, about, hash) VALUES
    (1, '2026-11-20T03:00:00Z', '100001', 'login.password', 'done', '203.0.113.0/24', NULL,
      decode(${first}, 'hex')),
    (2, '2026-11-20T03:00:01Z', '张三', 'POST /registry/v1/promote', 'begun', NULL,
      'mf_live@1.2.0', decode(${second}, 'hex'))`.execute(database.db)
  await securityLog.record(login('100002'))
  expect(await securityLog.verify()).toEqual({ records: 3, fault: null })
})
