import { sql } from 'kysely'
import { createLog } from '../../../platform/log'
import { storeFixtures } from '../../../sports/ingest/catalogue/fixture.repository'
import { createTestDatabase } from '../../../testing'
import { catalogue, EVENING, fixture, fixtures } from '../fixtures/messages'
import { football } from '../sport'
import { footballSink } from './football-sink'

const BATCH = 250

function batch(number: number) {
  const keys = Array.from({ length: BATCH }, (_, place) => `match-${number * BATCH + place}`)
  return fixtures(
    EVENING - 1000,
    keys.map((key) => fixture(key)),
  )
}

test('a batch looks its own fixtures up in a table without statistics', async () => {
  const database = await createTestDatabase()
  const { db } = database
  const clock = { now: () => EVENING * 1000 }
  const log = createLog('silent')
  const sink = footballSink({ db, source: 'demo', clock, log, onStored: () => undefined })
  await sink.deliver([catalogue(EVENING - 1000)])
  for (let number = 0; number < 8; number += 1) await sink.deliver([batch(number)])

  const read = await db.transaction().execute(async (transaction) => {
    const { matchIds } = await storeFixtures(transaction, football, 'demo', batch(8))
    expect(matchIds).toHaveLength(BATCH)
    const { rows } = await sql<{ entries: number }>`
      SELECT sum(pg_stat_get_xact_tuples_returned(indexrelid))::int AS entries
      FROM pg_index WHERE indrelid = 'matches'::regclass`.execute(transaction)
    return rows[0]?.entries
  })
  // All 2 000 stored matches, read once for each of them, are half a million.
  expect(read).toBeLessThan(20 * BATCH)
  await database.drop()
})
