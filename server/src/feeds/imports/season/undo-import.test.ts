import { sql } from 'kysely'
import { removeDetailsOf } from '../../../modules/football'
import { rehearse } from '../../../platform/database'
import { createLog } from '../../../platform/log'
import { removeQuotesOf } from '../../../sports/odds'
import { createTestDatabase, type TestDatabase } from '../../../testing'
import { copyTestDatabase } from '../../../testing/test-database'
import { type ImportJob, jobsIn } from '../import-formats'
import {
  createTestCollection,
  createTestImport,
  databaseChecksum,
  importedCatalogue,
  importedContent,
} from '../testing'
import { undoImport } from './undo-import'

const NOW = Date.UTC(2026, 10, 21) / 1000
const { jobs } = jobsIn('football', createTestCollection())

/** Everything imported, once: a copy for each test takes a fraction of the time of an import. */
let imported: TestDatabase
/** What the catalogue has before any import. */
let never: string[]
let database: TestDatabase
beforeAll(async () => {
  imported = await createTestDatabase()
  // Any table that refers to a team.
  await sql`CREATE TABLE posts_of_a_test (team_id int REFERENCES teams)`.execute(imported.db)
  never = await importedCatalogue(imported.db)
  await run(jobs, imported)
  // A database is copied while nothing is connected to it.
  await imported.db.destroy()
})
afterAll(() => imported.drop())
beforeEach(async () => {
  database = await copyTestDatabase(imported.url)
})
afterEach(() => database.drop())

async function run(some: readonly ImportJob[], { db } = database): Promise<void> {
  for (const { format, dir } of some)
    await format.run(dir, createTestImport(db, format.source, NOW))
}

const undo = (source: string, season?: string) =>
  undoImport(
    {
      ...createTestImport(database.db, source, NOW),
      removeDetails: [removeDetailsOf, removeQuotesOf],
    },
    source,
    season,
  )

describe('undoing an import', () => {
  it.each(jobs.map(({ name, format }) => [name, format.source]))(
    'of %s leaves what the others say, as if it had never been',
    async (name, source) => {
      const others = jobs.filter((job) => job.name !== name)
      const alone = await createTestDatabase()
      await run(others, alone)
      const expected = await importedContent(alone.db)
      const catalogue = await importedCatalogue(alone.db)
      await alone.drop()
      expect(await importedContent(database.db)).not.toEqual(expected)
      const undone = await undo(source)
      expect(undone.length).toBeGreaterThan(0)
      expect(await importedContent(database.db)).toEqual(expected)
      expect(await importedCatalogue(database.db)).toEqual(catalogue)
      expect(await undo(source)).toEqual([])
    },
  )

  it('of all sources leaves nothing, but what a feed or a member refers to', async () => {
    await sql`UPDATE leagues SET source = 'demo' WHERE key = 'eng.1'`.execute(database.db)
    await sql`
      INSERT INTO posts_of_a_test (team_id) SELECT id FROM teams WHERE key = 'eng/liverpool'
    `.execute(database.db)
    for (const { format } of jobs) await undo(format.source)
    const left = await importedCatalogue(database.db)
    expect(left.filter((line) => !never.includes(line))).toEqual([
      'area eng',
      'league football eng.1 英格兰足球超级联赛',
      'team football eng/liverpool 利物浦',
    ])
  })

  it('changes only the named season', async () => {
    const before = await importedContent(database.db)
    const [first] = await undo('openfootball', 'eng.1/2025-26')
    expect(first).toMatchObject({ leagueKey: 'eng.1', name: '2025-26' })
    const after = new Set(await importedContent(database.db))
    const gone = before.filter((line) => !after.has(line))
    expect(gone.length).toBeGreaterThan(0)
    expect(gone.filter((line) => !line.startsWith('eng.1 | open:eng.1/2025-26'))).toEqual([])
  })

  it('is reverted by importing again', async () => {
    const before = await importedContent(database.db)
    await undo('football-data')
    await run(jobs.filter(({ name }) => name === 'football-data'))
    expect(await importedContent(database.db)).toEqual(before)
  })
})

describe('a dry run of an import', () => {
  it('sees its own writes and leaves none of them', async () => {
    const empty = await createTestDatabase()
    const before = await databaseChecksum(empty.db)
    const seen = await rehearse(empty.url, createLog('silent'), async (db) => {
      await run(jobs, { ...empty, db })
      return importedContent(db)
    })
    expect(await databaseChecksum(empty.db)).toBe(before)
    await empty.drop()
    expect(await importedContent(database.db)).toEqual(seen)
  })
})
