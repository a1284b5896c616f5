import { checkChain } from '@saidian/shared/lib/chain-check'
import { sql } from 'kysely'
import { openPredictions, type PredictionsWorld } from '../testing/open-predictions'
import { appendContents } from './record-chain'

let world: PredictionsWorld
beforeEach(async () => {
  world = await openPredictions()
})
afterEach(() => world.close())

const DAY_MS = 86_400_000
const at = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY_MS)
const append = (when: Date, ...matches: number[]) =>
  world.db.transaction().execute((trx) =>
    appendContents(
      trx,
      when,
      matches.map((match) => ({
        kind: 'void',
        of: 1,
        match,
        corrects: null,
        reason: 'cancelled',
      })),
    ),
  )
const byForce = async (statement: string) => {
  await sql`ALTER TABLE prediction_records DISABLE TRIGGER prediction_records_grows`.execute(
    world.db,
  )
  await sql.raw(statement).execute(world.db)
}

test('a reader checks the published chain page by page, without the server', async () => {
  await append(at(0), ...Array.from({ length: 230 }, (_, match) => match))
  const pages = []
  for (const after of [0, 100, 200])
    pages.push(await world.get(`/live/prediction/chain?after=${after}`))
  expect(pages.map(({ list, last }) => [list.length, last])).toEqual([
    [100, 230],
    [100, 230],
    [30, 230],
  ])
  const checked = await checkChain(pages.flatMap(({ list }) => list))
  expect(checked).toMatchObject({ record: 230, fault: null })
})

test.each([
  [
    `UPDATE prediction_records SET content = replace(content, '"match":2', '"match":9')`,
    2,
    'changed',
  ],
  ['DELETE FROM prediction_records WHERE id = 2', 2, 'missing'],
])('a reader finds a forced change: %s', async (statement, record, why) => {
  await append(at(0), 1, 2, 3)
  await byForce(statement)
  const { list } = await world.get('/live/prediction/chain')
  expect((await checkChain(list)).fault).toEqual({ record, why })
})

test('no statement of the product changes or removes a record or a head', async () => {
  await append(at(1), 1)
  await world.run('heads')
  for (const statement of [
    `UPDATE prediction_records SET content = '{}'`,
    'DELETE FROM prediction_records',
    'TRUNCATE prediction_heads CASCADE',
    'DELETE FROM prediction_heads',
  ])
    await expect(sql.raw(statement).execute(world.db)).rejects.toThrow('only ever added')
})

test('a head is published once for every day that has ended', async () => {
  await append(at(3), 1, 2)
  await append(at(1), 3)
  await append(at(0), 4)
  await Promise.all([world.run('heads', world.open()), world.run('heads', world.open())])
  await world.run('heads')
  const { heads } = await world.get('/live/prediction/heads')
  expect(heads.map(({ record }: { record: number }) => record)).toEqual([3, 2, 2])
  const { body, headers } = await world.app.inject({ url: '/predictions/heads.txt' })
  expect(headers['content-type']).toContain('text/plain')
  expect(body.split('\n').filter((line) => /^\d{4}-\d\d-\d\d \d [0-9a-f]{64}$/.test(line))).toEqual(
    heads.map(({ day, record, hash }: Record<string, string>) => `${day} ${record} ${hash}`),
  )
})

test('no head is published over a chain that is broken', async () => {
  await append(at(2), 1, 2)
  await byForce(`UPDATE prediction_records SET content = '{}' WHERE id = 2`)
  await expect(world.run('heads')).rejects.toThrow('record 2 is not as it was written')
  expect(await world.get('/live/prediction/heads')).toEqual({ heads: [] })
})

test('a record has its neighbours and the head that covers it', async () => {
  await append(at(1), 1, 2)
  await world.run('heads')
  await append(at(0), 3)
  const second = await world.get('/live/prediction/chain/2')
  expect(second).toMatchObject({
    before: { record: 1 },
    record: { record: 2, text: expect.stringContaining('"match":2') },
    after: { record: 3 },
    head: { record: 2 },
  })
  expect(second.record.previous).toBe(second.before.hash)
  expect(await world.get('/live/prediction/chain/3')).toMatchObject({ after: null, head: null })
  const missing = await world.app.inject({ url: '/live/prediction/chain/4' })
  expect(missing.json().reason).toBe('prediction.no_such_record')
})
