import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { removeQuotesOf } from '../../../sports/odds'
import { createTestDatabase, type TestDatabase } from '../../../testing'
import { basketballImport, type ImportReport, isBalanced, undoImport } from '..'
import { IMPORT_FORMATS, jobsIn } from '../import-formats'
import { createTestImport, databaseChecksum } from '../testing'

const FIXTURES = path.join(__dirname, 'fixtures')
const NOW = Date.UTC(2026, 10, 23) / 1000

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

async function importAs(name: string): Promise<ImportReport> {
  const format = IMPORT_FORMATS[name]
  if (!format) throw new Error(`no format ${name}`)
  const context = createTestImport(database.db, format.source, NOW, basketballImport)
  const report = await format.run(path.join(FIXTURES, format.folder), context)
  expect(report.rejectedFiles).toEqual([])
  expect(report.files.every(isBalanced)).toBe(true)
  return report
}

const countsOf = ({ files }: ImportReport) =>
  files.map(({ rows, stored, changed, same, reference }) => [
    rows,
    stored,
    changed,
    same,
    reference,
  ])

const rows = async (what: string) =>
  (await sql.raw<Record<string, unknown>>(what).execute(database.db)).rows

const games = () =>
  rows(`SELECT h.key AS home, a.key AS away, m.round, m.neutral, s.status, s.score,
      s.home_points AS points, s.period_seconds AS seconds, m.kickoff_at AS at
    FROM matches m JOIN basketball_match_states s ON s.match_id = m.id
    JOIN teams h ON h.id = m.home_id JOIN teams a ON a.id = m.away_id ORDER BY m.kickoff_at`)

describe('a season of the NBA', () => {
  it('is one match for a game of the log and of the odds, with quarters and lines', async () => {
    const report = await importAs('nba-season')
    // Nine lines of the log: four games and one line without its game.
    expect(countsOf(report)).toEqual([
      [9, 4, 0, 0, 4],
      [10, 1, 0, 0, 9],
      [4, 2, 0, 0, 0],
    ])
    const all = await games()
    expect(all).toHaveLength(5)
    expect(all[0]).toEqual({
      home: 'nba/boston-celtics',
      away: 'nba/philadelphia-76ers',
      round: '常规赛',
      neutral: false,
      status: 10,
      score: [105, 87],
      points: [21, 26, 30, 28],
      seconds: 720,
      // 19:30 in Boston.
      at: new Date('2018-10-16T23:30:00Z'),
    })
    expect(all.find((one) => `${one.home}`.endsWith('blazers'))).toMatchObject({
      score: [124, 125],
      points: [32, 30, 15, 34, 13],
    })
    expect(all.at(-1)).toMatchObject({ round: '季后赛', away: 'nba/toronto-raptors' })
    const quotes = await rows(`SELECT q.type, q.left_value / 1000::float8 AS left,
        q.middle_value / 1000::float8 AS middle, q.right_value / 1000::float8 AS right
      FROM odds_quotes q JOIN matches m ON m.id = q.match_id JOIN teams h ON h.id = m.home_id
      WHERE h.key = 'nba/los-angeles-clippers' ORDER BY q.type, q.at`)
    expect(quotes).toEqual([
      { type: 1, left: 0.909, middle: 0, right: 0.909 },
      // Denver gives two points.
      { type: 1, left: 0.909, middle: -2, right: 0.909 },
      { type: 2, left: 2.05, middle: 0, right: 1.8 },
      { type: 3, left: 0.909, middle: 227, right: 0.909 },
      { type: 3, left: 0.909, middle: 222.5, right: 0.909 },
    ])
  })

  it('changes nothing when imported again, and leaves nothing when undone', async () => {
    const empty = await games()
    await importAs('nba-season')
    const before = await databaseChecksum(database.db)
    const again = await importAs('nba-season')
    expect(await databaseChecksum(database.db)).toBe(before)
    expect(countsOf(again).every(([, stored, changed]) => stored === 0 && changed === 0)).toBe(true)
    const { db, sport, sinkOf, now } = createTestImport(
      database.db,
      'nba-season',
      NOW,
      basketballImport,
    )
    const undone = await undoImport(
      { db, sport, sinkOf, now, removeDetails: [removeQuotesOf] },
      'nba-season',
    )
    expect(undone).toMatchObject([{ leagueKey: 'nba', name: '2018-19', removed: 5 }])
    expect(await games()).toEqual(empty)
    expect(await rows('SELECT 1 FROM odds_quotes')).toEqual([])
  })

  it('has no rounds from odds alone, and ends in the year after its first', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'nba-odds-'))
    const name = path.join('nba-season-2018-19', 'nba_odds_2018-19.csv')
    const odds = readFileSync(path.join(FIXTURES, name), 'utf8')
    writeFileSync(path.join(dir, 'nba_odds_2019-20.csv'), odds.replaceAll(/^613,/gm, '730,'))
    const format = IMPORT_FORMATS['nba-season']
    await format?.run(dir, createTestImport(database.db, format.source, NOW, basketballImport))
    const all = await games()
    expect(all.map(({ round }) => round)).toEqual(['', '', '', '', ''])
    expect(all.at(-1)?.at).toEqual(new Date('2020-07-31T02:30:00Z'))
    expect(await rows('SELECT name, starts_on::text AS first FROM seasons')).toEqual([
      { name: '2019-20', first: '2019-10-16' },
    ])
  })

  it('leaves players of a newer list in their teams', async () => {
    await importAs('nba-players')
    await importAs('nba-season')
    const players = await rows(`SELECT p.key, p.name_zh AS name, t.key AS team
      FROM players p LEFT JOIN teams t ON t.id = p.team_id ORDER BY p.key`)
    expect(players).toEqual([
      { key: 'nba/201939', name: '斯蒂芬·库里', team: 'nba/golden-state-warriors' },
      { key: 'nba/203458', name: '阿莱克斯·莱恩', team: 'nba/atlanta-hawks' },
      { key: 'nba/2544', name: '勒布朗·詹姆斯', team: 'nba/los-angeles-lakers' },
      { key: 'nba/76001', name: 'Alaa Abdelnaby', team: null },
    ])
  })
})

it('reads tip-offs and four overtimes of games made from play-by-play', async () => {
  expect(countsOf(await importAs('nba-games'))).toEqual([[2, 2, 0, 0, 0]])
  expect(await games()).toMatchObject([
    { score: [111, 95], at: new Date('2015-10-28T03:03:00Z') },
    { score: [144, 147], points: [27, 25, 25, 28, 11, 7, 4, 17] },
  ])
})

it('reads schedules and scoreboards of the live format', async () => {
  const report = await importAs('nba-live')
  // One game of the schedule is against a guest; two of one pair are in the same week.
  expect(countsOf(report)).toEqual([
    [3, 2, 0, 0, 0],
    [2, 2, 0, 0, 0],
  ])
  const all = await games()
  expect(all.map(({ status }) => status)).toEqual([1, 1, 10, 10])
  expect(all.at(-2)).toMatchObject({ score: [132, 121], points: [41, 29, 37, 25] })
})

it('reads a season of the WNBA without guests and the All-Star game', async () => {
  const [one] = (await importAs('wnba')).files
  expect([one?.rows, one?.stored]).toEqual([5, 3])
  expect(await games()).toMatchObject([
    { round: '常规赛', home: 'wnba/indiana-fever', score: [82, 84], seconds: 600 },
    { round: '季后赛' },
    { round: '季后赛' },
  ])
})

it('is a collection of its own', () => {
  const { jobs, missing } = jobsIn('basketball', FIXTURES)
  expect(jobs.map(({ name }) => name)).toEqual([
    'nba-players',
    'nba-season',
    'nba-games',
    'nba-live',
    'wnba',
  ])
  expect(missing).toEqual([])
})
