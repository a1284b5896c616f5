import { sql } from 'kysely'
import { createTestDatabase, createTestStaff } from '../../../testing'
import { makeMember } from '../../../testing/make-member'
import { createScratchDir } from '../../../testing/scratch-dir'
import { createTestNotices } from '../../../testing/test-notices'
import { governanceModule } from '..'
import { addReport, endReports, readReporters } from './reports.repository'

const NOW = Date.UTC(2026, 10, 29, 4)
const POST = { kind: 'post', subject: '10001' }

let world: Awaited<ReturnType<typeof openReports>>
beforeEach(async () => {
  world = await openReports()
})
afterEach(() => world.close())

async function openReports() {
  const [database, scratch] = [await createTestDatabase(), await createScratchDir()]
  const { db } = database
  const clock = { now: () => NOW }
  const { staff } = await createTestStaff(db, scratch.dir)
  const governance = governanceModule({
    db,
    clock,
    staff,
    isApi: true,
    notices: createTestNotices(db, clock).notices,
    moderation: { recordRejected: async () => undefined, close: async () => undefined },
    endSessions: async () => undefined,
    stopBroadcast: async () => undefined,
  })
  const report = (reporterId: string, given: object = {}) =>
    db
      .transaction()
      .execute((trx) =>
        addReport(trx, { ...POST, reporterId, reason: 'abuse', nowMs: NOW, ...given }),
      )
  return {
    db,
    governance,
    report,
    member: async () => (await makeMember(db)).id,
    async close() {
      await database.drop()
      await scratch.remove()
    },
  }
}

test('of 20 reports at once one is the first, also when a member sends two', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, () => world.member()))
  const first = await Promise.all([...members, ...members].map((id) => world.report(id)))
  expect(first.filter(Boolean)).toEqual([true])
  const inOrder = [...members].sort((a, b) => Number(a) - Number(b))
  expect(await readReporters(world.db, POST)).toEqual(inOrder)
})

test('after its end a subject can be reported as for the first time; others stay', async () => {
  const [one, other] = [await world.member(), { kind: 'member', subject: '10001' }]
  await world.report(one)
  await world.report(one, other)
  await world.db.transaction().execute((trx) => endReports(trx, POST))
  expect(await world.report(one)).toBe(true)
  expect(await readReporters(world.db, other)).toEqual([one])
})

test('reports of a member are exported, erased with them, and end after a year', async () => {
  const [one, other] = [await world.member(), await world.member()]
  await world.report(one)
  await world.report(other, { nowMs: NOW - 366 * 86_400_000 })
  const { part, jobs = [] } = world.governance
  expect(await part.export(world.db, one)).toEqual({
    sanctions: [],
    reports: [{ ...POST, reason: 'abuse', at: NOW / 1_000 }],
  })
  await jobs[0]?.run(new AbortController().signal)
  expect(await readReporters(world.db, POST)).toEqual([one])
  await world.db.transaction().execute((trx) => part.erase(trx, one))
  expect((await sql`SELECT * FROM reports`.execute(world.db)).rows).toEqual([])
})
