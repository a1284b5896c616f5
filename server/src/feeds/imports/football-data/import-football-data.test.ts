import path from 'node:path'
import { sql } from 'kysely'
import { createTestDatabase, type TestDatabase } from '../../../testing'
import type { ImportReport } from '..'
import { importDatahub } from '../datahub'
import { importOpenfootball } from '../openfootball'
import { createTestImport } from '../testing'
import { importFootballData } from './import-football-data'

const NOW = Date.UTC(2026, 10, 21) / 1000
const FIXTURES = path.join(__dirname, 'fixtures')
const DATAHUB = path.join(__dirname, '../datahub/fixtures')
const OPENFOOTBALL = path.join(__dirname, '../openfootball/fixtures')

type MatchRow = {
  source: string
  stateSource: string
  round: string
  kickoffAt: Date
  score: number[]
  corners: number[]
}

describe('import of football-data', () => {
  let database: TestDatabase
  let report: ImportReport
  beforeAll(async () => {
    database = await createTestDatabase()
    await importOpenfootball(OPENFOOTBALL, createTestImport(database.db, 'openfootball', NOW))
    report = await importFootballData(FIXTURES, createTestImport(database.db, 'football-data', NOW))
  })
  afterAll(() => database.drop())

  async function matches(home: string, away: string): Promise<MatchRow[]> {
    const { rows } = await sql<MatchRow>`
      SELECT m.source, s.source AS "stateSource", m.round, m.kickoff_at AS "kickoffAt",
        s.score, s.corners
      FROM matches m JOIN football_match_states s ON s.match_id = m.id
      JOIN teams h ON h.id = m.home_id JOIN teams a ON a.id = m.away_id
      WHERE h.key = ${home} AND a.key = ${away} ORDER BY m.kickoff_at`.execute(database.db)
    return rows
  }
  const fileOf = (name: string) => report.files.find(({ file }) => file === name)

  it('merges with fixtures of the same season and clubs', async () => {
    expect(await matches('eng/liverpool', 'eng/bournemouth')).toEqual([
      {
        source: 'openfootball',
        stateSource: 'football-data',
        round: '第1轮',
        kickoffAt: new Date('2025-08-15T19:00:00Z'),
        score: [4, 2],
        corners: [6, 7],
      },
    ])
    expect(fileOf('E0.csv')).toMatchObject({ rows: 7, stored: 5, joined: 4 })
  })

  it('stores unjoined matches and names them', async () => {
    expect(fileOf('E0.csv')?.unjoined).toEqual([
      '2025-08-25 eng/newcastle-united–eng/liverpool: no such match in open:eng.1/2025-26',
    ])
    expect(await matches('eng/newcastle-united', 'eng/liverpool')).toMatchObject([
      { source: 'football-data' },
    ])
  })

  it('reports the lines of rejected rows and continues', () => {
    const rejected = [...(fileOf('E0.csv')?.rejected ?? [])].map(([why, { examples }]) => [
      why,
      examples,
    ])
    expect(rejected).toEqual([
      ['no readable date', ['line 7']],
      ['unreadable quotes', ['line 8']],
    ])
    expect(fileOf('E0.csv')?.notes.get('incomplete quotations')).toEqual({
      count: 2,
      examples: ['line 3', 'line 4'],
    })
  })

  it('stores statistics of rows that have them', async () => {
    const { rows } = await sql<{ type: number; home: number; away: number; source: string }>`
      SELECT t.type, t.home, t.away, t.source
      FROM football_statistics t JOIN matches m ON m.id = t.match_id
      JOIN teams h ON h.id = m.home_id
      WHERE h.key = 'eng/liverpool' AND t.half = 0 ORDER BY t.type`.execute(database.db)
    const source = 'football-data'
    expect(rows).toEqual([
      { type: 2, home: 6, away: 7, source },
      { type: 3, home: 1, away: 2, source },
      { type: 4, home: 0, away: 0, source },
      { type: 21, home: 10, away: 3, source },
      { type: 51, home: 7, away: 10, source },
      { type: 83, home: 19, away: 10, source },
    ])
  })

  it('stores opening and closing odds of every company with their times', async () => {
    const { rows } = await sql<{
      type: number
      companyId: number
      at: Date
      values: number[]
      source: string
    }>`
      SELECT q.type, q.company_id AS "companyId", q.at, q.source,
        ARRAY[q.left_value, q.middle_value, q.right_value] AS values
      FROM odds_quotes q JOIN matches m ON m.id = q.match_id JOIN teams h ON h.id = m.home_id
      WHERE h.key = 'eng/liverpool' ORDER BY q.type, q.company_id, q.at`.execute(database.db)
    const opening = new Date('2025-08-15T15:00:00Z')
    const closing = new Date('2025-08-15T19:00:00Z')
    const source = 'football-data'
    expect(rows.filter(({ companyId }) => companyId === 2)).toEqual([
      { type: 1, companyId: 2, at: opening, values: [950, 1250, 950], source },
      { type: 1, companyId: 2, at: closing, values: [1050, 1500, 850], source },
      { type: 2, companyId: 2, at: opening, values: [1500, 4500, 6500], source },
      { type: 2, companyId: 2, at: closing, values: [1440, 4750, 7000], source },
      { type: 3, companyId: 2, at: opening, values: [800, 2500, 1000], source },
      { type: 3, companyId: 2, at: closing, values: [750, 2500, 1050], source },
    ])
    expect(new Set(rows.map(({ companyId }) => companyId))).toEqual(
      new Set([2, 22, 1001, 1003, 1004]),
    )
    const { rows: lines } = await sql<{ opening: number; prematch: number }>`
      SELECT (l.opening).middle_value / 1000::float8 AS opening,
        (l.prematch).middle_value / 1000::float8 AS prematch
      FROM odds_lines l JOIN matches m ON m.id = l.match_id JOIN teams h ON h.id = m.home_id
      WHERE h.key = 'eng/liverpool' AND l.type = 1 AND l.company_id = 2`.execute(database.db)
    expect(lines).toEqual([{ opening: 1.25, prematch: 1.5 }])
  })

  it('reads the shorter files, with their season and fixtures without a result', async () => {
    expect(fileOf('CHN.csv')).toMatchObject({
      rows: 2,
      stored: 2,
      joined: 0,
      results: 1,
      unjoined: [],
    })
    expect(await matches('chn/shandong-taishan', 'chn/changchun-yatai')).toMatchObject([
      { score: [2, 1], kickoffAt: new Date('2024-03-01T11:35:00Z') },
    ])
    const { rows } = await sql<{ name: string }>`
      SELECT DISTINCT s.name FROM seasons s JOIN matches m ON m.season_id = s.id
      WHERE m.source = 'football-data' ORDER BY 1`.execute(database.db)
    expect(rows.map(({ name }) => name)).toEqual(['2024', '2025-26'])
  })

  it('merges with datahub, and a source of higher priority replaces values', async () => {
    const added = await importDatahub(DATAHUB, createTestImport(database.db, 'datahub', NOW))
    expect(added.files[0]).toMatchObject({ rows: 3, stored: 3, joined: 3, results: 3 })
    const { rows } = await sql<{ home: number; source: string }>`
      SELECT t.home, t.source FROM football_statistics t JOIN matches m ON m.id = t.match_id
      JOIN teams h ON h.id = m.home_id JOIN teams a ON a.id = m.away_id
      WHERE h.key = 'eng/liverpool' AND a.key = 'eng/bournemouth' AND t.type = 21`.execute(
      database.db,
    )
    expect(rows).toEqual([{ home: 11, source: 'datahub' }])
    const again = await importFootballData(
      FIXTURES,
      createTestImport(database.db, 'football-data', NOW + 60),
    )
    expect(again.files.map(({ changed }) => changed)).toEqual([0, 0])
    const [ending] = await matches('eng/liverpool', 'eng/brentford')
    expect(ending).toMatchObject({
      source: 'openfootball',
      stateSource: 'datahub',
      round: '第38轮',
      score: [2, 2],
    })
  })

  it('throws when a folder has none of its files', async () => {
    const context = createTestImport(database.db, 'football-data', NOW)
    await expect(importFootballData(OPENFOOTBALL, context)).rejects.toThrow(
      'no CSV files of football-data',
    )
  })
})
