import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { createTestDatabase } from '../../../testing'
import { createBookingQueue } from './booking-queue'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
  await sql`CREATE TABLE booked (member_id bigint, place int, commit text)`.execute(database.db)
})
afterAll(() => database.drop())

type Order = { memberId: string; place: number; fails?: 'own' | 'database' | 'connection' }

async function book(trx: Db, { memberId, place, fails }: Order): Promise<number> {
  await sql`INSERT INTO booked VALUES (${memberId}, ${place}, pg_current_xact_id()::text)`.execute(
    trx,
  )
  if (fails === 'own') throw new Error('rejected')
  if (fails === 'database') await sql`SELECT 1 / 0`.execute(trx)
  if (fails === 'connection') await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(trx)
  return place
}

async function bookAll(orders: Order[]) {
  await sql`TRUNCATE booked`.execute(database.db)
  const queue = createBookingQueue<Order, number>({ db: database.db, book })
  const outcomes = await Promise.allSettled(orders.map(queue))
  const { rows } = await sql<{ place: number; commit: string }>`
    SELECT place, commit FROM booked ORDER BY place`.execute(database.db)
  return { outcomes, places: rows.map(({ place }) => place), rows }
}

const order = (place: number, fails?: Order['fails']): Order => ({
  memberId: String(100_000 + (place % 7)),
  place,
  ...(fails && { fails }),
})
const isDone = ({ status }: { status: string }) => status === 'fulfilled'

test('orders at once are all booked and share a few commits', async () => {
  const { outcomes, places, rows } = await bookAll(
    Array.from({ length: 200 }, (_, at) => order(at)),
  )
  expect(outcomes.every(isDone)).toBe(true)
  expect(places).toEqual(Array.from({ length: 200 }, (_, at) => at))
  expect(new Set(rows.map(({ commit }) => commit)).size).toBeLessThan(100)
})

test.each(['own', 'database'] as const)(
  'an order with an error (%s) harms no other',
  async (kind) => {
    const orders = Array.from({ length: 60 }, (_, at) => order(at, at % 5 === 0 ? kind : undefined))
    const { outcomes, places } = await bookAll(orders)
    expect(outcomes.map(isDone)).toEqual(orders.map(({ fails }) => fails === undefined))
    expect(places).toEqual(orders.filter(({ fails }) => !fails).map(({ place }) => place))
  },
)

test('a lost connection rejects exactly the orders that were not booked', async () => {
  const orders = Array.from({ length: 60 }, (_, at) =>
    order(at, at === 20 ? 'connection' : undefined),
  )
  const { outcomes, places } = await bookAll(orders)
  const done = orders.filter((_, at) => isDone(outcomes[at] ?? { status: '' }))
  expect(places).toEqual(done.map(({ place }) => place))
  expect(done.length).toBeGreaterThan(0)
  expect(done.length).toBeLessThan(60)
})

test('more orders than may wait are rejected at once', async () => {
  const { outcomes } = await bookAll(Array.from({ length: 1_200 }, (_, at) => order(at)))
  const rejected = outcomes.filter((outcome) => !isDone(outcome))
  expect(rejected.length).toBeGreaterThan(0)
  expect(rejected.length).toBeLessThanOrEqual(200)
  for (const outcome of rejected)
    expect(outcome).toMatchObject({ reason: { reason: 'server.busy' } })
})
