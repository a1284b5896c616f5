import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { connect, type Db, migrateUp } from '../platform/database'
import { withFileLock } from '../platform/files/file-lock'
import { createLog } from '../platform/log'
import { openTestCluster, runDirectory } from './test-cluster'

const TEMPLATE = 'template_saidian'
/** Tests share their cores with other work: they do not measure how soon the database answers. */
const TEST_LIMITS = { max: 4, connectMs: 60_000, readMs: 60_000, writeMs: 60_000 }
const silent = createLog('silent')

export type TestDatabase = { db: Db; url: string; drop: () => Promise<void> }

let cluster: ReturnType<typeof openTestCluster> | undefined

/** A new database with the whole schema: a copy of one migrated template, created in some 50 ms. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return openTestDatabase(await createDatabase(true))
}

/** A copy of a test database to which nothing is connected. */
export async function copyTestDatabase(url: string): Promise<TestDatabase> {
  return openTestDatabase(await createDatabase(true, new URL(url).pathname.slice(1)))
}

function openTestDatabase(url: string): TestDatabase {
  const db = connect(url, silent, TEST_LIMITS)
  return {
    db,
    url,
    drop: async () => {
      await db.destroy()
      await dropDatabase(url)
    },
  }
}

/** A database without any table, for tests of the migrations themselves. */
export async function createEmptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const url = await createDatabase(false)
  return { url, drop: () => dropDatabase(url) }
}

async function createDatabase(hasSchema: boolean, template = TEMPLATE): Promise<string> {
  cluster ??= openTestCluster()
  const { url } = await cluster
  const name = `test_${randomBytes(6).toString('hex')}`
  if (hasSchema) await withFileLock(`${runDirectory()}/template.lock`, () => makeTemplate(url))
  const source = hasSchema ? template : 'template0'
  // Without a log of every page: half of the work where files are in memory.
  await run(url('postgres'), `create database ${name} template ${source} strategy file_copy`)
  return url(name)
}

async function makeTemplate(url: (database: string) => string): Promise<void> {
  const rows = await run(url('postgres'), `select from pg_database where datname = '${TEMPLATE}'`)
  if (rows > 0) return
  await run(url('postgres'), 'create database template_unfinished')
  await migrateUp(url('template_unfinished'), silent)
  await run(url('postgres'), `alter database template_unfinished rename to ${TEMPLATE}`)
}

async function dropDatabase(url: string): Promise<void> {
  const { pathname } = new URL(url)
  await run(
    url.replace(pathname, '/postgres'),
    `drop database if exists ${pathname.slice(1)} with (force)`,
  )
}

async function run(url: string, statement: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rowCount ?? 0
  } finally {
    await client.end()
  }
}
