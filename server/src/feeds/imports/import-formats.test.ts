import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { readOrigins } from '../../modules/football'
import type { Db } from '../../platform/database'
import { createTestDatabase, type TestDatabase } from '../../testing'
import { copyTestDatabase } from '../../testing/test-database'
import type { ImportReport } from '.'
import { IMPORT_FORMATS, type ImportJob, jobsIn } from './import-formats'
import {
  createTestCollection,
  createTestImport,
  databaseChecksum,
  importedContent,
} from './testing'

const NOW = Date.UTC(2026, 10, 21) / 1000
/** Orders that are tried; the first is the reverse one. */
const ORDERS = process.env.LONG_TESTS ? 6 : 2

const { jobs, missing } = jobsIn('football', createTestCollection())

async function run(some: ImportJob[], db: Db, now: number): Promise<ImportReport[]> {
  const reports: ImportReport[] = []
  for (const { format, dir } of some)
    reports.push(await format.run(dir, createTestImport(db, format.source, now)))
  return reports
}

/** Everything imported, once: a copy for each test takes a fraction of the time of an import. */
let imported: TestDatabase
let first: ImportReport[]
beforeAll(async () => {
  imported = await createTestDatabase()
  first = await run(jobs, imported.db, NOW)
  // A database is copied while nothing is connected to it.
  await imported.db.destroy()
})
afterAll(() => imported.drop())

let database: TestDatabase
beforeEach(async () => {
  database = await copyTestDatabase(imported.url)
})
afterEach(() => database.drop())

describe('import of a whole collection', () => {
  const sumOf = (reports: ImportReport[], name: 'stored' | 'joined' | 'changed') =>
    reports.flatMap(({ files }) => files).reduce((sum, file) => sum + file[name], 0)

  it('gives the same database when it is run twice', async () => {
    expect(missing).toEqual([])
    expect(sumOf(first, 'stored')).toBeGreaterThan(60)
    const before = await databaseChecksum(database.db)
    const again = await run(jobs, database.db, NOW + 3_600)
    expect(await databaseChecksum(database.db)).toBe(before)
    expect([sumOf(again, 'stored'), sumOf(again, 'changed')]).toEqual([0, 0])
    expect(sumOf(again, 'joined')).toBeGreaterThanOrEqual(sumOf(first, 'joined'))
  })

  it('has another checksum when a single row differs', async () => {
    const before = await databaseChecksum(database.db)
    await sql`
      UPDATE football_statistics SET home = home + 1
      WHERE (match_id, type, half) =
        (SELECT match_id, type, half FROM football_statistics LIMIT 1)`.execute(database.db)
    expect(await databaseChecksum(database.db)).not.toBe(before)
  })

  it('merges several files into one match with the results of the best source', async () => {
    const { db, drop } = await createTestDatabase()
    await run([...jobs].reverse(), db, NOW)
    const { rows } = await sql<{
      score: number[]
      extra: number[]
      shootout: number[]
      source: string
    }>`
      SELECT s.score, s.extra, s.shootout, s.source FROM matches m
      JOIN football_match_states s ON s.match_id = m.id
      JOIN teams h ON h.id = m.home_id JOIN teams a ON a.id = m.away_id
      JOIN leagues l ON l.id = m.league_id
      WHERE h.iso = 'RU' AND a.iso = 'HR' AND l.key = 'fifa.wc'`.execute(db)
    expect(rows).toEqual([
      { score: [1, 1], extra: [2, 2], shootout: [3, 4], source: 'wyscout-archive' },
    ])
    const { rows: goals } = await sql<{ source: string; count: number }>`
      SELECT i.source, count(*)::int AS count
      FROM football_incidents i JOIN matches m ON m.id = i.match_id
      JOIN teams h ON h.id = m.home_id JOIN teams a ON a.id = m.away_id
      WHERE h.iso = 'RU' AND a.iso = 'HR' AND i.type IN (1, 8, 17) AND NOT i.withdrawn
      GROUP BY 1`.execute(db)
    expect(goals).toEqual([{ source: 'wyscout-archive', count: 4 }])
    const { rows: openings } = await sql<{ round: string; source: string }>`
      SELECT m.round, m.source FROM matches m
      JOIN teams h ON h.id = m.home_id JOIN teams a ON a.id = m.away_id
      WHERE h.key = 'eng/liverpool' AND a.key = 'eng/bournemouth'`.execute(db)
    expect(openings).toEqual([{ round: '第1轮', source: 'openfootball' }])
    const settled = await databaseChecksum(db)
    await run([...jobs].reverse(), db, NOW + 60)
    expect(await databaseChecksum(db)).toBe(settled)
    await drop()
  })

  it('is the same for every order of the formats', async () => {
    const expected = await importedContent(database.db)
    expect(expected.length).toBeGreaterThan(60)
    const orders = fc.shuffledSubarray(jobs, { minLength: jobs.length })
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        const other = await createTestDatabase()
        try {
          await run(order, other.db, NOW)
          expect(await importedContent(other.db)).toEqual(expected)
        } finally {
          await other.drop()
        }
      }),
      { numRuns: ORDERS, examples: [[[...jobs].reverse()]] },
    )
  })

  it('lists missing folders', () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'collection-'))
    writeFileSync(path.join(dir, 'README.md'), '')
    const empty = jobsIn('football', dir)
    expect(empty.jobs).toEqual([])
    expect(empty.missing.map(({ folder }) => folder)).toEqual(
      Object.values(IMPORT_FORMATS)
        .filter(({ sport }) => sport.key === 'football')
        .map(({ folder }) => folder),
    )
  })
})

describe('the origin of a match', () => {
  it('is returned part by part, with file and line', async () => {
    const { rows } = await sql<{ id: number }>`
      SELECT m.id FROM matches m JOIN teams h ON h.id = m.home_id JOIN teams a ON a.id = m.away_id
      WHERE h.key = 'eng/liverpool' AND a.key = 'eng/bournemouth'`.execute(database.db)
    const origins = await readOrigins(database.db, rows[0]?.id ?? 0)
    expect(origins.map(({ part, source }) => `${part} ${source}`)).toEqual([
      'fixture openfootball',
      'result datahub',
      'statistics datahub',
      'odds football-data',
    ])
    expect(origins[0]).toMatchObject({ file: '2025-26/en.1.json', line: 1, importedAt: NOW })
    expect(origins[3]).toMatchObject({ file: 'E0.csv', line: 2 })
  })
})
