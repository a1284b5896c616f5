import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'

import { createTestDatabase, type TestDatabase } from '../../../testing'
import type { ImportContext } from '..'
import { createTestImport } from '../testing'
import { importOpenfootball } from './import-openfootball'

const DIR = fileURLToPath(new URL('./fixtures', import.meta.url))
const NOW = Date.UTC(2026, 10, 21)

type MatchRow = {
  key: string
  status: number
  kickoff_at: Date
  home: string
  away: string
  version: number
  score: number[]
}

describe('import of openfootball', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())

  const context = (later = 0): ImportContext => {
    return createTestImport(database.db, 'openfootball', NOW / 1000 + later)
  }
  const stored = async () => {
    const { rows } = await sql<MatchRow>`
      SELECT m.key, s.status, m.kickoff_at, h.name_zh AS home, a.name_zh AS away, s.version, s.score
      FROM matches m JOIN football_match_states s ON s.match_id = m.id
      JOIN teams h ON h.id = m.home_id JOIN teams a ON a.id = m.away_id
      WHERE m.source = 'openfootball' ORDER BY m.key`.execute(database.db)
    return rows
  }

  it('stores fixtures and results, and the same files again change nothing', async () => {
    const report = await importOpenfootball(DIR, context())
    const first = await stored()
    const rows = report.files.reduce((sum, one) => sum + one.rows, 0)
    expect(first).toHaveLength(rows)
    expect(report.unknownClubs).toEqual([])
    const again = await importOpenfootball(DIR, context(3_600))
    expect(await stored()).toEqual(first)
    expect(again.files.map(({ stored, joined, changed }) => [stored, joined, changed])).toEqual(
      report.files.map(() => [0, 0, 0]),
    )
  })

  it('stores the first match with Chinese names, kick-off and score', async () => {
    const opening = (await stored()).find(({ key }) =>
      key.startsWith('eng.1/2025-26/eng/liverpool-eng/bournemouth'),
    )
    expect(opening).toMatchObject({ home: '利物浦', away: '伯恩茅斯', status: 8 })
    expect(opening?.kickoff_at.toISOString()).toBe('2025-08-15T19:00:00.000Z')
  })

  it('has one club for two spellings', async () => {
    const { rows } = await sql<{ key: string }>`
      SELECT key FROM teams WHERE name_zh = ${'斯托克城'}`.execute(database.db)
    expect(rows).toEqual([{ key: 'eng/stoke-city' }])
  })

  it('separates postponed, cancelled and undecided matches', async () => {
    const codes = new Set((await stored()).map(({ status }) => status))
    expect(codes).toEqual(new Set([8, 9, 12, 13]))
  })

  it('does not remove a result when an older file comes later', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'openfootball-'))
    mkdirSync(path.join(dir, '2025-26'))
    const row = {
      round: 'Matchday 1',
      date: '2025-08-15',
      time: '20:00',
      team1: 'Liverpool FC',
      team2: 'AFC Bournemouth',
    }
    writeFileSync(
      path.join(dir, '2025-26', 'en.1.json'),
      JSON.stringify({ name: 'older', matches: [row] }),
    )
    await importOpenfootball(dir, context(7_200))
    const opening = (await stored()).find(({ key }) =>
      key.startsWith('eng.1/2025-26/eng/liverpool-eng/bournemouth'),
    )
    expect(opening?.status).toBe(8)
  })

  it('reports rejected rows and files with reasons', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'openfootball-'))
    mkdirSync(path.join(dir, '2025'))
    const row = {
      round: 'Matchday 1',
      date: '2025-08-15',
      team1: 'Arsenal FC',
      team2: 'Chelsea FC',
    }
    const matches = [
      row,
      { ...row, team1: 'Arsenal' },
      { ...row, team2: 'Arsenal' },
      { ...row, date: 'soon' },
      7,
    ]
    writeFileSync(path.join(dir, '2025', 'en.1.json'), JSON.stringify({ name: 'x', matches }))
    writeFileSync(path.join(dir, '2025', 'zz.9.json'), JSON.stringify({ name: 'x', matches: [] }))
    const report = await importOpenfootball(dir, context())
    expect(report.rejectedFiles).toEqual([
      { file: path.join('2025', 'zz.9.json'), why: 'no league has the code zz.9' },
    ])
    const rejected = [...(report.files[0]?.rejected ?? [])].map(([why, { count }]) => [why, count])
    expect(Object.fromEntries(rejected)).toEqual({
      'the same match again': 1,
      'a club against itself': 1,
      'no readable date': 1,
      'row of another shape': 1,
    })
    expect(report.files[0]?.rejected.get('row of another shape')?.examples).toEqual(['line 5'])
    expect(report.files[0]).toMatchObject({ rows: 5, stored: 1 })
    expect(report.files[0]?.notes.get('without a time')?.count).toBe(2)
  })

  it('stores a changed result of a newer file as a correction', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'openfootball-'))
    mkdirSync(path.join(dir, '2025-26'))
    const row = {
      round: 'Matchday 2',
      date: '2025-08-23',
      time: '15:00',
      team1: 'Arsenal FC',
      team2: 'Leeds United FC',
    }
    const write = (score: object) =>
      writeFileSync(
        path.join(dir, '2025-26', 'en.1.json'),
        JSON.stringify({ name: 'x', matches: [{ ...row, score }] }),
      )
    const match = async () =>
      (await stored()).find(({ key }) =>
        key.startsWith('eng.1/2025-26/eng/arsenal-eng/leeds-united'),
      )
    write({ ft: [5, 1], ht: [2, 0] })
    await importOpenfootball(dir, context())
    expect((await match())?.score).toEqual([5, 1])
    write({ ft: [5, 0], ht: [2, 0] })
    const report = await importOpenfootball(dir, context(60))
    expect((await match())?.score).toEqual([5, 0])
    expect(report.files[0]?.notes.get('corrected')?.count).toBe(1)
    const { rows } = await sql`SELECT * FROM football_corrections`.execute(database.db)
    expect(rows).toHaveLength(1)
    const again = await importOpenfootball(dir, context(120))
    expect(again.files[0]?.changed).toBe(0)
  })

  it('names the line of a truncated file and imports the others', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'openfootball-'))
    mkdirSync(path.join(dir, '2025-26'))
    const row = { round: 'Matchday 1', date: '2025-08-16', team1: 'Fulham FC', team2: 'Chelsea FC' }
    writeFileSync(
      path.join(dir, '2025-26', 'en.1.json'),
      JSON.stringify({ name: 'x', matches: [row] }),
    )
    writeFileSync(path.join(dir, '2025-26', 'de.1.json'), '{\n "name": "x",\n "matches": [}\n')
    const report = await importOpenfootball(dir, context())
    expect(report.rejectedFiles).toEqual([
      { file: path.join('2025-26', 'de.1.json'), why: expect.stringMatching(/^line 3: /) },
    ])
    expect(report.files).toHaveLength(1)
  })
})
