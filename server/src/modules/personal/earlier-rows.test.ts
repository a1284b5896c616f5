import { sql } from 'kysely'
import { migrateDown, migrateUp } from '../../platform/database'
import { createLog } from '../../platform/log'
import { createTestDatabase } from '../../testing'
import { makeMember } from '../../testing/make-member'
import { personalPart } from './member-part'

/** The last migration of a version that knew football alone. */
const BEFORE = 29

test('marks and visits of a version that knew football alone become football', async () => {
  const { db, url, drop } = await createTestDatabase()
  const log = createLog('silent')
  const { id } = await makeMember(db)
  await migrateDown(url, BEFORE, log)
  for (const table of ['follows', 'favourites'])
    await sql`
      INSERT INTO ${sql.table(table)} (account_id, kind, target_id, is_on, at, title)
      VALUES (${id}, 'match', '7', true, now(), ''),
        (${id}, 'expert', '8', true, now(), '')`.execute(db)
  await sql`
    INSERT INTO visits (account_id, kind, target_id, is_on, at, title)
    VALUES (${id}, 'team', '3', true, now(), ''), (${id}, 'news', '4', true, now(), '')`.execute(db)
  await migrateUp(url, log)
  const { follows, favourites, history } = (await personalPart.export(db, id)) as Record<
    string,
    { id: string; sport: number | null }[]
  >
  const sports = (rows: typeof follows) => rows?.map((row) => [row.id, row.sport]).sort()
  expect(sports(follows)).toEqual([
    ['7', 1],
    ['8', null],
  ])
  expect(sports(favourites)).toEqual(sports(follows))
  expect(sports(history)).toEqual([
    ['3', 1],
    ['4', null],
  ])
  await drop()
})
