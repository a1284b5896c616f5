import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { createEmptyDatabase } from '../../testing'
import { createLog } from '../log'
import { migrateBack, migrateDown, migrateUp, migrationStates } from './migrate'
import { MIGRATIONS_DIR, readMigrations } from './migration-files'

const log = createLog('silent')
let database: Awaited<ReturnType<typeof createEmptyDatabase>>
let dir: string

beforeEach(async () => {
  database = await createEmptyDatabase()
  dir = await mkdtemp(path.join(tmpdir(), 'saidian-migrations-'))
})
afterEach(async () => {
  await database.drop()
  await rm(dir, { recursive: true })
})

async function ask<T>(statement: string): Promise<T[]> {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

const shape = () =>
  ask(`select table_name, column_name, data_type, is_nullable, column_default
    from information_schema.columns where table_schema = 'public'
      and table_name <> 'schema_migrations' order by 1, 2`)
const numbers = async () =>
  (await ask<{ number: number }>('select number from schema_migrations order by 1')).map(
    ({ number }) => number,
  )

async function write(name: string, up: string, down = 'select 1'): Promise<void> {
  await writeFile(path.join(dir, `${name}.up.sql`), up)
  await writeFile(path.join(dir, `${name}.down.sql`), down)
}

test('every migration goes up, down to nothing and up again to the same schema', async () => {
  await migrateUp(database.url, log)
  const [first, applied] = [await shape(), await numbers()]
  expect(applied).toEqual((await readMigrations(MIGRATIONS_DIR)).map(({ number }) => number))
  expect(first.length).toBeGreaterThan(0)

  await migrateDown(database.url, 0, log)
  expect(await shape()).toEqual([])
  expect(await numbers()).toEqual([])

  await migrateUp(database.url, log)
  expect(await shape()).toEqual(first)
})

test('a migration is applied once, also by processes that start together', async () => {
  await write(
    '0001-once',
    'create table once (id integer); insert into once values (1)',
    'drop table once',
  )
  await Promise.all([1, 2, 3].map(() => migrateUp(database.url, log, { dir })))
  expect(await ask('select id from once')).toEqual([{ id: 1 }])
})

test('down stops at the given number', async () => {
  await write('0001-one', 'create table one (id integer)', 'drop table one')
  await write('0002-two', 'create table two (id integer)', 'drop table two')
  await migrateUp(database.url, log, { dir })
  await migrateDown(database.url, 1, log, dir)
  expect(await numbers()).toEqual([1])
  expect(await ask("select to_regclass('two') as two")).toEqual([{ two: null }])
})

test('states name what is applied, pending, edited and of another version', async () => {
  const states = async () =>
    (await migrationStates(database.url, dir)).map(({ name, state }) => [name, state])
  await write('0001-one', 'create table one (id integer)')
  await write('0002-two', 'create table two (id integer)')
  await write('0003-three', 'create table three (id integer)')
  expect(await states()).toEqual([
    ['0001-one', 'pending'],
    ['0002-two', 'pending'],
    ['0003-three', 'pending'],
  ])
  await migrateUp(database.url, log, { dir, through: 2 })
  await write('0001-one', 'create table one (id bigint)')
  await rm(path.join(dir, '0002-two.up.sql'))
  await rm(path.join(dir, '0002-two.down.sql'))
  expect(await states()).toEqual([
    ['0001-one', 'edited'],
    ['0002-two', 'unknown'],
    ['0003-three', 'pending'],
  ])
})

test('the newest migrations are reverted by their count', async () => {
  for (const name of ['0001-one', '0004-four', '0009-nine'])
    await write(
      name,
      `create table t${name.slice(0, 4)} (id integer)`,
      `drop table t${name.slice(0, 4)}`,
    )
  await migrateUp(database.url, log, { dir })
  await migrateBack(database.url, 1, log, dir)
  expect(await numbers()).toEqual([1, 4])
  await migrateBack(database.url, 5, log, dir)
  expect(await numbers()).toEqual([])
})

test('an applied migration that was edited is rejected by name', async () => {
  await write('0001-one', 'create table one (id integer)')
  await migrateUp(database.url, log, { dir })
  await write('0001-one', 'create table one (id bigint)')
  await expect(migrateUp(database.url, log, { dir })).rejects.toThrow('0001-one was edited')
})

test('a migration that fails leaves nothing behind', async () => {
  await write('0001-half', 'create table half (id integer); select 1 / 0')
  await expect(migrateUp(database.url, log, { dir })).rejects.toThrow('division by zero')
  expect(await shape()).toEqual([])
  expect(await numbers()).toEqual([])
})

test('a database of a later version still opens', async () => {
  await write('0001-one', 'create table one (id integer)')
  await write('0002-later', 'create table later (id integer)')
  await migrateUp(database.url, log, { dir })
  await rm(dir, { recursive: true })
  await mkdir(dir)
  await write('0001-one', 'create table one (id integer)')
  await expect(migrateUp(database.url, log, { dir })).resolves.toBeUndefined()
})

test.each([
  [
    'a number of two',
    ['0001-one.up.sql', '0001-one.down.sql', '0001-two.up.sql', '0001-two.down.sql'],
  ],
  ['a name without a number', ['one.up.sql', 'one.down.sql']],
  ['a way down alone', ['0001-one.down.sql']],
])('%s is rejected before anything is applied', async (_, files) => {
  for (const file of files) await writeFile(path.join(dir, file), 'select 1')
  await expect(migrateUp(database.url, log, { dir })).rejects.toThrow(/one number|is named/)
  expect(await numbers()).toEqual([])
})
