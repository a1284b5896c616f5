import { sql } from 'kysely'
import { createTestDatabase } from '.'

test('each test database has the whole schema and nothing of another', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
  await sql`create table only_here (id integer)`.execute(one.db)
  await expect(sql`select * from only_here`.execute(other.db)).rejects.toThrow('does not exist')
  const { rows } = await sql<{
    number: number
  }>`select number from schema_migrations order by number`.execute(other.db)
  expect(rows[0]).toEqual({ number: 1 })
  await Promise.all([one.drop(), other.drop()])
})

test('a dropped database is gone', async () => {
  const gone = await createTestDatabase()
  await gone.drop()
  const { db, drop } = await createTestDatabase()
  const name = new URL(gone.url).pathname.slice(1)
  const { rows } = await sql`select from pg_database where datname = ${name}`.execute(db)
  expect(rows).toEqual([])
  await drop()
})

test('64-bit numbers are read as numbers', async () => {
  const { db, drop } = await createTestDatabase()
  const { rows } = await sql`select 7::int8 as id`.execute(db)
  expect(rows).toEqual([{ id: 7 }])
  await drop()
})

test('a caller who waits long for a connection is served, not rejected', async () => {
  const { db, drop } = await createTestDatabase()
  const busy = Array.from({ length: 4 }, () => sql`select pg_sleep(3.5)`.execute(db))
  const { rows } = await sql`select 1 as one`.execute(db)
  expect(rows).toEqual([{ one: 1 }])
  await Promise.all(busy)
  await drop()
})
