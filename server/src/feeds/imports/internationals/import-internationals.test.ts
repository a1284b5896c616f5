import path from 'node:path'
import { sql } from 'kysely'
import { createTestDatabase, type TestDatabase } from '../../../testing'
import { readTournaments } from '../../catalogue'
import type { ImportReport } from '..'
import { createTestImport } from '../testing'
import { importWorldcup } from '../worldcup'
import { scorerIncidents } from './goals.rules'
import { importInternationals } from './import-internationals'
import { scorerProblem } from './international-files'

const NOW = Date.UTC(2026, 10, 21) / 1000
const FIXTURES = path.join(__dirname, 'fixtures')

type MatchRow = { league: string; season: string; day: string; home: string; source: string }

describe('import of international results', () => {
  let database: TestDatabase
  let report: ImportReport
  let rows: MatchRow[]
  beforeAll(async () => {
    database = await createTestDatabase()
    const { db } = database
    await importWorldcup(
      path.join(__dirname, '../worldcup/fixtures'),
      createTestImport(db, 'worldcup', NOW),
    )
    report = await importInternationals(FIXTURES, createTestImport(db, 'internationals', NOW))
    const read = await sql<MatchRow>`
      SELECT l.name_zh AS league, c.name AS season, m.kickoff_at::date::text AS day,
        h.name_zh AS home, m.source, s.score, s.extra
      FROM matches m JOIN football_match_states s ON s.match_id = m.id
      JOIN leagues l ON l.id = m.league_id
      JOIN seasons c ON c.id = m.season_id JOIN teams h ON h.id = m.home_id
      WHERE m.source = 'internationals' ORDER BY m.kickoff_at, m.id`.execute(db)
    rows = read.rows
  })
  afterAll(() => database.drop())

  it('merges a World Cup match with the one of another import', async () => {
    const results = report.files.find(({ file }) => file === 'results.csv')
    expect(results).toMatchObject({ rows: 14, stored: 12, joined: 4, changed: 0 })
    const { rows: goals } = await sql<{ source: string }>`
      SELECT DISTINCT i.source FROM football_incidents i JOIN matches m ON m.id = i.match_id
      JOIN leagues l ON l.id = m.league_id WHERE l.key = 'fifa.wc'`.execute(database.db)
    expect(goals).toEqual([{ source: 'worldcup' }])
  })

  it('separates tournaments, years, and two matches on two days', () => {
    expect(
      rows.map(({ league, season, day, home }) => `${league} ${season} ${day} ${home}`),
    ).toEqual([
      '海湾杯 2018 2018-01-02 伊拉克',
      '国际友谊赛 2018 2018-01-28 约克郡',
      '国际友谊赛 2018 2018-03-21 南非',
      '穆拉蒂杯 2018 2018-03-24 奥尔德尼',
      '穆拉蒂杯 2018 2018-05-12 泽西岛',
      '欧洲足球锦标赛 2021 2021-06-28 克罗地亚',
      '国际友谊赛 2021 2021-11-13 尼加拉瓜',
      '国际友谊赛 2021 2021-11-14 尼加拉瓜',
    ])
  })

  it('counts the score after 90 minutes from the goals if there was extra time', () => {
    expect(rows[5]).toMatchObject({ score: [3, 3], extra: [3, 5] })
    expect(rows[6]).toMatchObject({ score: [2, 0], extra: null })
  })

  it('leaves out goals without a minute, and with them the scores', () => {
    const goal = { home_team: 'A', away_team: 'B', own_goal: 'FALSE', penalty: 'FALSE' }
    const goals = ['12', 'NA', '', '80.0'].map((minute) => ({ ...goal, team: 'A', minute }))
    expect(goals.map(scorerProblem)).toEqual([null, null, null, null])
    expect(scorerIncidents(goals, 'A').map(({ minute, score }) => [minute, score])).toEqual([
      [12, null],
      [80, null],
    ])
    const [first] = goals
    expect(scorerIncidents(first ? [first] : [], 'A')).toMatchObject([{ score: [1, 0] }])
  })

  it('stores the winner of a shoot-out without kicks', async () => {
    const { rows: ends } = await sql`
      SELECT i.type, i.side, h.name_zh AS home FROM football_incidents i
      JOIN matches m ON m.id = i.match_id JOIN teams h ON h.id = m.home_id
      WHERE i.type = 27`.execute(database.db)
    expect(ends).toEqual([{ type: 27, side: 'home', home: '南非' }])
  })

  it('rejects unknown teams and tournaments by name', () => {
    const rejected = report.files.find(({ file }) => file === 'results.csv')?.rejected
    expect([...(rejected ?? [])].map(([why, { count }]) => [why, count])).toEqual([
      ['not a national team of the list', 1],
      ['no league for its tournament', 1],
    ])
  })

  it('reports the number of matches without a stage', () => {
    const notes = report.files.find(({ file }) => file === 'results.csv')?.notes
    expect(notes?.get('of a stage that nothing tells: without a round')?.count).toBe(8)
    expect(notes?.has('of a group stage')).toBe(false)
  })

  it('throws without the results', async () => {
    const context = createTestImport(database.db, 'internationals', NOW)
    await expect(importInternationals(__dirname, context)).rejects.toThrow('no results.csv')
  })
})

describe('tournaments', () => {
  it('have a Chinese name, a filter letter and one kind each', () => {
    const leagues = [...readTournaments().values()]
    expect(leagues.length).toBeGreaterThan(50)
    expect(
      leagues.filter(
        ({ nameZh, shortZh, letter }) => !nameZh || !shortZh || !/^[A-Z]$/.test(letter),
      ),
    ).toEqual([])
    expect(readTournaments().get('Friendly')?.kind).toBe(3)
    expect(readTournaments().get('Gulf Cup')?.kind).toBe(2)
  })
})
