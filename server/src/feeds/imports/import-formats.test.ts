import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { readOrigins } from '../../modules/football'
import { createTestDatabase, type TestDatabase } from '../../testing'
import type { ImportReport } from '.'
import { IMPORT_FORMATS, type ImportJob, jobsIn } from './import-formats'
import {
  createTestCollection,
  createTestImport,
  databaseChecksum,
  importedContent,
} from './testing'

const NOW = Date.UTC(2026, 10, 21) / 1000
describe('import of a whole collection', () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await createTestDatabase()
  })
  afterEach(() => database.drop())

  async function run(jobs: ImportJob[], now: number): Promise<ImportReport[]> {
    const reports: ImportReport[] = []
    for (const { format, dir } of jobs) {
      reports.push(await format.run(dir, createTestImport(database.db, format.source, now)))
    }
    return reports
  }
  const sumOf = (reports: ImportReport[], name: 'stored' | 'joined' | 'changed') =>
    reports.flatMap(({ files }) => files).reduce((sum, file) => sum + file[name], 0)

  it('gives the same database when it is run twice', async () => {
    const { jobs, missing } = jobsIn('football', createTestCollection())
    expect(missing).toEqual([])
    const first = await run(jobs, NOW)
    expect(sumOf(first, 'stored')).toBeGreaterThan(60)
    const before = await databaseChecksum(database.db)
    const again = await run(jobs, NOW + 3_600)
    expect(await databaseChecksum(database.db)).toBe(before)
    expect([sumOf(again, 'stored'), sumOf(again, 'changed')]).toEqual([0, 0])
    expect(sumOf(again, 'joined')).toBeGreaterThanOrEqual(sumOf(first, 'joined'))
  })

  it('has another checksum when a single row differs', async () => {
    const { jobs } = jobsIn('football', createTestCollection())
    await run(jobs, NOW)
    const before = await databaseChecksum(database.db)
    await sql`
      UPDATE football_statistics SET home = home + 1
      WHERE (match_id, type, half) =
        (SELECT match_id, type, half FROM football_statistics LIMIT 1)`.execute(database.db)
    expect(await databaseChecksum(database.db)).not.toBe(before)
  })

  it('merges several files into one match with the results of the best source', async () => {
    const { jobs } = jobsIn('football', createTestCollection())
    await run([...jobs].reverse(), NOW)
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
      WHERE h.iso = 'RU' AND a.iso = 'HR' AND l.key = 'fifa.wc'`.execute(database.db)
    expect(rows).toEqual([
      { score: [1, 1], extra: [2, 2], shootout: [3, 4], source: 'wyscout-archive' },
    ])
    const { rows: goals } = await sql<{ source: string; count: number }>`
      SELECT i.source, count(*)::int AS count
      FROM football_incidents i JOIN matches m ON m.id = i.match_id
      JOIN teams h ON h.id = m.home_id JOIN teams a ON a.id = m.away_id
      WHERE h.iso = 'RU' AND a.iso = 'HR' AND i.type IN (1, 8, 17) AND NOT i.withdrawn
      GROUP BY 1`.execute(database.db)
    expect(goals).toEqual([{ source: 'wyscout-archive', count: 4 }])
    const { rows: openings } = await sql<{ round: string; source: string }>`
      SELECT m.round, m.source FROM matches m
      JOIN teams h ON h.id = m.home_id JOIN teams a ON a.id = m.away_id
      WHERE h.key = 'eng/liverpool' AND a.key = 'eng/bournemouth'`.execute(database.db)
    expect(openings).toEqual([{ round: '第1轮', source: 'openfootball' }])
    const settled = await databaseChecksum(database.db)
    await run([...jobs].reverse(), NOW + 60)
    expect(await databaseChecksum(database.db)).toBe(settled)
  })

  it('is the same for every order of the formats', async () => {
    const { jobs } = jobsIn('football', createTestCollection())
    await run(jobs, NOW)
    const expected = await importedContent(database.db)
    expect(expected.length).toBeGreaterThan(60)
    const orders = fc.shuffledSubarray(jobs, { minLength: jobs.length })
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        const other = await createTestDatabase()
        try {
          for (const { format, dir } of order)
            await format.run(dir, createTestImport(other.db, format.source, NOW))
          expect(await importedContent(other.db)).toEqual(expected)
        } finally {
          await other.drop()
        }
      }),
      { numRuns: 6, examples: [[[...jobs].reverse()]] },
    )
  })

  it('lists missing folders', () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'collection-'))
    writeFileSync(path.join(dir, 'README.md'), '')
    const { jobs, missing } = jobsIn('football', dir)
    expect(jobs).toEqual([])
    expect(missing.map(({ folder }) => folder)).toEqual(
      Object.values(IMPORT_FORMATS)
        .filter(({ sport }) => sport.key === 'football')
        .map(({ folder }) => folder),
    )
  })
})

describe('the origin of a match', () => {
  it('is returned part by part, with file and line', async () => {
    const database = await createTestDatabase()
    const { jobs } = jobsIn('football', createTestCollection())
    for (const { format, dir } of jobs)
      await format.run(dir, createTestImport(database.db, format.source, NOW))
    const { rows } = await sql<{ id: number }>`
      SELECT m.id FROM matches m JOIN teams h ON h.id = m.home_id JOIN teams a ON a.id = m.away_id
      WHERE h.key = 'eng/liverpool' AND a.key = 'eng/bournemouth'`.execute(database.db)
    const origins = await readOrigins(database.db, rows[0]?.id ?? 0)
    await database.drop()
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
