import { sql } from 'kysely'
import { connect, type Db, migrateDown, migrateUp } from '../../../platform/database'
import { createLog } from '../../../platform/log'
import { readOddsLines } from '../../../sports/odds'
import { createEmptyDatabase } from '../../../testing'
import { football } from '../sport'

const BEFORE = 15
const log = createLog('silent')

let database: Awaited<ReturnType<typeof createEmptyDatabase>>
let db: Db
beforeAll(async () => {
  database = await createEmptyDatabase()
  await migrateUp(database.url, log)
  await migrateDown(database.url, BEFORE, log)
  db = connect(database.url, log, { max: 1 })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const old = (status: number, minute: number | null) =>
  JSON.stringify({
    at: 1_770_000_000,
    minute,
    left: 0.905,
    middle: -0.25,
    right: 1.1,
    turn: [-1, 0, 1],
    status,
    suspended: false,
    score: minute === null ? null : [2, 1],
  })

test('the migration preserves lines and quotations and splits off their added time', async () => {
  await sql`SET session_replication_role = replica`.execute(db)
  await sql`
    INSERT INTO odds_lines
      (match_id, type, company_id, opening, prematch, inplay, quotes, changed_at, source)
    VALUES (7, 1, 3, ${old(1, null)}::jsonb, NULL, ${old(2, 48)}::jsonb, 2, now(), 'demo'),
      (7, 1, 5, ${old(1, null)}::jsonb, ${old(1, null)}::jsonb, ${old(4, 93)}::jsonb,
        2, now(), 'demo')`.execute(db)
  const minutes = [
    [2, 44],
    [2, 48],
    [4, 46],
    [4, 93],
    [5, 105],
  ]
  for (const [at, [status, minute]] of minutes.entries())
    await sql`
      INSERT INTO odds_quotes
        (match_id, company_id, type, at, minute, left_value, middle_value, right_value, status,
          suspended, source)
      VALUES (7, 3, 1, to_timestamp(${at}), ${minute}, 900, 500, 960, ${status},
        false, 'demo')`.execute(db)

  await migrateUp(database.url, log)

  const shared = {
    at: 1_770_000_000,
    left: 0.905,
    middle: -0.25,
    right: 1.1,
    turn: [-1, 0, 1],
    suspended: false,
  }
  const before = { ...shared, minute: null, addedMinute: null, status: 1, score: null }
  expect(await readOddsLines(db, football, 7)).toMatchObject([
    {
      companyId: 3,
      opening: before,
      prematch: null,
      inplay: { ...shared, minute: 45, addedMinute: 3, status: 2, score: [2, 1] },
    },
    { companyId: 5, opening: before, prematch: before, inplay: { minute: 90, addedMinute: 3 } },
  ])
  const { rows } = await sql`SELECT minute, added_minute FROM odds_quotes ORDER BY at`.execute(db)
  expect(rows).toEqual([
    { minute: 44, added_minute: null },
    { minute: 45, added_minute: 3 },
    { minute: 46, added_minute: null },
    { minute: 90, added_minute: 3 },
    { minute: 105, added_minute: null },
  ])
})
