import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { addDays, beijingDate } from '@saidian/shared/lib'
import { sql } from 'kysely'
import { openPredictions, type PredictionsWorld } from './testing/open-predictions'

const ROOT = path.resolve(__dirname, '../../../..')
let world: PredictionsWorld
let url: string

beforeAll(async () => {
  world = await openPredictions()
  for (let match = 0; match < 3; match++) await world.league.addFixture({ home: match, away: 5 })
  await world.run('train')
  await world.run('lock')
  // The head of today, as it will be published after its end.
  const day = beijingDate(Date.now())
  await sql`INSERT INTO prediction_heads (day, record_id, hash, published_at)
    SELECT ${day}::date, id, hash, ${`${addDays(day, 1)} 00:05+08`}::timestamptz
    FROM prediction_records WHERE id = 3`.execute(world.db)
  url = await world.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => world.close())

/** Runs the command as anyone would. */
async function verify(...options: string[]): Promise<{ code: number; text: string }> {
  const args = ['--import', 'tsx', 'tools/predictions/predictions.ts', 'verify', '--url', url]
  return promisify(execFile)(process.execPath, [...args, ...options], { cwd: ROOT }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }) => ({ code, text: stderr }),
  )
}

test('a chain as it was written is confirmed, with what to store', async () => {
  const { code, text } = await verify()
  expect([code, text]).toEqual([0, expect.stringContaining('3 records and 1 published heads')])
  expect(text).toContain('3 predictions')
  const known = /--known (\S+)/.exec(text)?.[1] ?? ''
  expect(await verify('--known', known)).toMatchObject({ code: 0 })
})

test('a past that was rewritten with valid hashes is found by what was stored', async () => {
  const other = `2:${'ab'.repeat(32)}`
  expect(await verify('--known', other)).toMatchObject({
    code: 1,
    text: expect.stringContaining('Record 2 is not the one that you know'),
  })
  const later = `9:${'ab'.repeat(32)}`
  expect((await verify('--known', later)).text).toContain('Record 9 is missing')
})

test('the first record that was changed is named', async () => {
  await sql`ALTER TABLE prediction_records DISABLE TRIGGER prediction_records_grows`.execute(
    world.db,
  )
  await sql`UPDATE prediction_records SET content = replace(content, '队', '隊')
    WHERE id >= 2`.execute(world.db)
  expect(await verify()).toMatchObject({ code: 1, text: 'Record 2 is changed.\n' })
})
