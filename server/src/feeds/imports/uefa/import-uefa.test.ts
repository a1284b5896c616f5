import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { createTestDatabase, type TestDatabase } from '../../../testing'
import { importOpenfootball } from '../openfootball'
import { createTestImport } from '../testing'
import { readFootballTxt } from './football-txt.rules'
import { importUefa } from './import-uefa'
import { readScore } from './txt-score.rules'

const NOW = Date.UTC(2026, 10, 21) / 1000
const FIXTURES = path.join(__dirname, 'fixtures')

describe('scores of Football.TXT', () => {
  it.each([
    ['2-1 (1-1)', { ft: [2, 1], ht: [1, 1], et: null, p: null }],
    ['0-0', { ft: [0, 0], ht: [0, 0], et: null, p: null }],
    ['2-0', { ft: [2, 0], ht: null, et: null, p: null }],
    ['1-3 a.e.t. (1-2, 0-1)', { ft: [1, 2], ht: [0, 1], et: [1, 3], p: null }],
    ['1-4 pen. 0-1 a.e.t. (0-1, 0-1)', { ft: [0, 1], ht: [0, 1], et: [0, 1], p: [1, 4] }],
    ['4-2 pen. 1-1 (0-0)', { ft: [1, 1], ht: [0, 0], et: null, p: [4, 2] }],
  ])('%s is parsed with the score of each period', (text, score) => {
    expect(readScore(text)).toEqual(score)
  })

  it.each(['', '2:1', '2-1 (x)-(y)', 'postponed'])('%s is not a score', (text) => {
    expect(readScore(text)).toBeUndefined()
  })
})

describe('Football.TXT', () => {
  const text = [
    '= Cup 2024/25',
    '» League, Matchday 6',
    '  Wed Dec/11 2024',
    '    18.45  A (ENG)  v B (ESP)  1-0 (0-0)',
    '           C (ENG)  v D (ESP)',
    '    21.00  E (ENG)  v F (ESP)  1-x',
    '  Tue Jan/21',
    '           G (ENG)  v H (ESP)  2-2 (1-1)  # late',
    'rain',
  ].join('\n')

  it('applies heading, day and time to later lines, and a new year in January', () => {
    const { title, matches } = readFootballTxt(text)
    expect(title).toBe('Cup 2024/25')
    expect(
      matches.map(({ home, away, date, time, round }) => [home, away, date, time, round]),
    ).toEqual([
      ['A (ENG)', 'B (ESP)', '2024-12-11', '18:45', 'League, Matchday 6'],
      ['C (ENG)', 'D (ESP)', '2024-12-11', '18:45', 'League, Matchday 6'],
      ['E (ENG)', 'F (ESP)', '2024-12-11', '21:00', 'League, Matchday 6'],
      ['G (ENG)', 'H (ESP)', '2025-01-21', null, 'League, Matchday 6'],
    ])
    expect(matches[1]?.score).toBeNull()
    expect(matches[3]?.score).toMatchObject({ ft: [2, 2], ht: [1, 1] })
  })

  it('returns unreadable lines with their number', () => {
    expect(readFootballTxt(text).broken).toEqual([
      { line: 6, why: 'an unreadable score 1-x' },
      { line: 9, why: 'neither heading, day nor match' },
    ])
    expect(readFootballTxt('  18.45  A v B  1-0').broken).toEqual([
      { line: 1, why: 'a match before its day' },
    ])
  })
})

describe('import of European cups', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())

  it('merges with the Champions League of openfootball and corrects shoot-outs', async () => {
    const { db } = database
    const context = createTestImport(db, 'openfootball', NOW)
    await importOpenfootball(path.join(__dirname, '../openfootball/fixtures'), context)
    const report = await importUefa(FIXTURES, createTestImport(db, 'uefa', NOW))
    expect(report.unknownClubs).toEqual([])
    expect(report.files).toMatchObject([
      { file: path.join('2024-25', 'cl.txt'), rows: 7, stored: 7, joined: 6 },
      { file: path.join('2024-25', 'el.txt'), rows: 3, stored: 3, joined: 0 },
    ])
    const { rows } = await sql<{ home: string; round: string; kickoffAt: Date }>`
      SELECT h.name_zh AS home, m.round, m.kickoff_at AS "kickoffAt",
        s.score, s.half, s.extra, s.shootout
      FROM matches m JOIN football_match_states s ON s.match_id = m.id
      JOIN teams h ON h.id = m.home_id
      WHERE m.round IN ('1/8决赛', '附加赛', '决赛') ORDER BY m.kickoff_at`.execute(db)
    expect(rows).toMatchObject([
      {
        home: '博德闪耀',
        score: [3, 2],
        half: [0, 1],
        extra: [5, 2],
        kickoffAt: new Date('2025-02-20T17:45:00Z'),
      },
      { home: '利物浦', score: [0, 1], extra: [0, 1], shootout: [1, 4] },
      { home: '马德里竞技', score: [1, 0], extra: [1, 0], shootout: [2, 4] },
      { home: '巴黎圣日耳曼', score: [5, 0], half: [2, 0], shootout: null },
    ])
  })

  it('stores qualifying in the season of its cup', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'uefa-'))
    mkdirSync(path.join(dir, '2025-26'))
    const lines = (...days: string[]) =>
      days.map((day) => `  ${day}\n    21.00  Celtic (SCO)  v Rangers (SCO)  1-0 (0-0)\n`)
    for (const code of ['clq', 'elq', 'confq']) {
      const [first, last] = lines('Tue Jul/8 2025', 'Wed Aug/27')
      const undrawn = '  Thu Aug/28\n    21.00  N.N.  v Rangers (SCO)\n'
      const text = `» Round 1\n${first}» Playoffs\n${last}${undrawn}`
      writeFileSync(path.join(dir, '2025-26', `${code}.txt`), text)
    }
    const report = await importUefa(dir, createTestImport(database.db, 'uefa', NOW))
    expect(report.rejectedFiles).toEqual([])
    for (const file of report.files) {
      expect(file).toMatchObject({ rows: 3, stored: 2 })
      expect([...file.rejected.keys()]).toEqual(['a team that is not known yet'])
    }
    const { rows } = await sql`
      SELECT l.key, m.round FROM matches m JOIN leagues l ON l.id = m.league_id
      WHERE m.kickoff_at BETWEEN '2025-07-01' AND '2025-09-01' AND m.source = 'uefa'
      ORDER BY l.key, m.kickoff_at`.execute(database.db)
    expect(rows).toEqual(
      ['uefa.cl', 'uefa.conf', 'uefa.el'].flatMap((key) => [
        { key, round: '资格赛第1轮' },
        { key, round: '附加赛' },
      ]),
    )
  })

  it('counts skipped lines and files of unknown leagues', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'uefa-'))
    mkdirSync(path.join(dir, '2025-26'))
    writeFileSync(path.join(dir, '2025-26', 'xl.txt'), '= ?\n')
    writeFileSync(
      path.join(dir, '2025-26', 'cl.txt'),
      '» Final\n  Sat May/30 2026\n  21.00 A\n  21.00  PSV (NED) v Arsenal FC (ENG)\n',
    )
    const report = await importUefa(dir, createTestImport(database.db, 'uefa', NOW))
    expect(report.rejectedFiles).toEqual([
      { file: path.join('2025-26', 'xl.txt'), why: 'no league has the code xl' },
    ])
    expect(report.files[0]?.rejected.get('neither heading, day nor match')?.examples).toEqual([
      'line 3',
    ])
    expect(report.files[0]?.notes.get('played without a result')?.count).toBe(1)
  })
})
