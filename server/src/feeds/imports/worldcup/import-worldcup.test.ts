import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { createTestDatabase, type TestDatabase } from '../../../testing'
import type { ImportReport } from '..'
import { createTestImport } from '../testing'
import { importWorldcup } from './import-worldcup'
import { kickoffOf } from './kickoff-text.rules'

const NOW = Date.UTC(2026, 10, 21) / 1000
const FIXTURES = path.join(__dirname, 'fixtures')

describe('kick-offs of tournament files', () => {
  it.each([
    ['2018-06-14', '18:00 UTC+3', '2018-06-14T15:00:00.000Z'],
    ['2026-06-11', '13:00 UTC-6', '2026-06-11T19:00:00.000Z'],
    ['2026-06-24', '19:00 UTC-6', '2026-06-25T01:00:00.000Z'],
    ['2026-03-26', '20:45 CET', '2026-03-26T19:45:00.000Z'],
    ['2026-03-31', '20:45 CEST', '2026-03-31T18:45:00.000Z'],
    ['2022-11-20', '19:00', '2022-11-20T16:00:00.000Z'],
  ])('on %s at %s are %s', (date, time, instant) => {
    expect(new Date((kickoffOf(date, time, 'Asia/Qatar') ?? 0) * 1000).toISOString()).toBe(instant)
  })

  it('are null in an unknown zone', () => {
    expect(kickoffOf('2026-03-26', '20:45 MARS', 'UTC')).toBeNull()
  })
})

type MatchRow = { home: string; away: string; round: string; neutral: boolean; iso: string }

describe('import of world cups', () => {
  let database: TestDatabase
  let report: ImportReport
  beforeAll(async () => {
    database = await createTestDatabase()
    report = await importWorldcup(FIXTURES, createTestImport(database.db, 'worldcup', NOW))
  })
  afterAll(() => database.drop())

  async function matches(leagueKey: string, season: string): Promise<MatchRow[]> {
    const { rows } = await sql<MatchRow>`
      SELECT h.name_zh AS home, a.name_zh AS away, m.round, m.neutral, h.iso,
        s.score, s.half, s.extra, s.shootout
      FROM matches m JOIN football_match_states s ON s.match_id = m.id
      JOIN teams h ON h.id = m.home_id JOIN teams a ON a.id = m.away_id
      JOIN leagues l ON l.id = m.league_id JOIN seasons c ON c.id = m.season_id
      WHERE l.key = ${leagueKey} AND c.name = ${season} ORDER BY m.kickoff_at, m.id`.execute(
      database.db,
    )
    return rows
  }

  it('stores group and round of the group', async () => {
    const rounds = (await matches('fifa.wc', '2018')).map(
      ({ home, away, round }) => `${home}–${away} ${round}`,
    )
    expect(rounds).toEqual([
      '俄罗斯–沙特阿拉伯 小组赛A组 第1轮',
      '埃及–乌拉圭 小组赛A组 第1轮',
      '俄罗斯–埃及 小组赛A组 第2轮',
      '乌拉圭–沙特阿拉伯 小组赛A组 第2轮',
      expect.stringContaining('小组赛A组 第3轮'),
      expect.stringContaining('小组赛A组 第3轮'),
      '俄罗斯–克罗地亚 1/4决赛',
      '法国–克罗地亚 决赛',
    ])
  })

  it('stores scores of every period of a match and flags of its teams', async () => {
    const rows = await matches('fifa.wc', '2018')
    expect(rows[6]).toMatchObject({
      iso: 'RU',
      neutral: false,
      score: [1, 1],
      extra: [2, 2],
      shootout: [3, 4],
    })
    expect(rows[7]).toMatchObject({
      iso: 'FR',
      neutral: true,
      score: [4, 2],
      half: [2, 1],
      extra: null,
    })
    expect((await matches('fifa.wc', '2026')).at(-1)).toMatchObject({
      score: [0, 0],
      extra: [1, 0],
      shootout: null,
    })
  })

  it('stores goals in order with scorer, minute, penalty and own goal', async () => {
    const { rows } = await sql`
      SELECT i.type, i.side, i.minute, i.player, i.score FROM football_incidents i
      JOIN matches m ON m.id = i.match_id JOIN teams h ON h.id = m.home_id
      WHERE h.iso = 'FR' AND m.round = '决赛' ORDER BY i.minute`.execute(database.db)
    expect(rows).toEqual([
      { type: 17, side: 'home', minute: 18, player: 'Mandžukić', score: [1, 0] },
      { type: 1, side: 'away', minute: 28, player: 'Perišić', score: [1, 1] },
      { type: 8, side: 'home', minute: 38, player: 'Griezmann', score: [2, 1] },
      { type: 1, side: 'home', minute: 59, player: 'Pogba', score: [3, 1] },
      { type: 1, side: 'home', minute: 65, player: 'Mbappé', score: [4, 1] },
      { type: 1, side: 'away', minute: 69, player: 'Mandžukić', score: [4, 2] },
    ])
    const { rows: late } = await sql`
      SELECT minute, added_minute AS added FROM football_incidents
      WHERE added_minute = 4 AND player = 'Álvaro Fidalgo'`.execute(database.db)
    expect(late).toEqual([{ minute: 90, added: 4 }])
  })

  it('reads play-offs that have only the score after extra time', async () => {
    expect(await matches('fifa.wcq', '2026')).toMatchObject([
      { home: '意大利', round: '欧洲区附加赛A组 半决赛', neutral: false, score: [2, 0] },
      {
        home: '捷克',
        round: '欧洲区附加赛D组 决赛',
        score: [1, 1],
        extra: [2, 2],
        shootout: [3, 1],
      },
      {
        home: '民主刚果',
        round: '洲际附加赛第1路径 决赛',
        neutral: true,
        score: [0, 0],
        extra: [1, 0],
      },
    ])
  })

  it('stores the clubs of the club world cup in their groups', async () => {
    const rows = await matches('fifa.cwc', '2025')
    expect(rows.filter(({ round }) => round.startsWith('小组赛A组'))).toHaveLength(6)
    expect(rows[0]).toMatchObject({ home: '洛杉矶FC', round: '附加赛' })
  })

  it('stores squads as players of their nation, with known Chinese names', async () => {
    const { rows } = await sql`
      SELECT p.key, p.name_zh AS "nameZh", p.position, p.shirt_number AS shirt,
        p.birth_date::text AS born, t.key AS team
      FROM players p JOIN teams t ON t.id = p.team_id ORDER BY p.key`.execute(database.db)
    expect(rows).toHaveLength(4)
    expect(rows[1]).toEqual({
      key: 'worldcup/2026/arg/10',
      nameZh: '利昂内尔·梅西',
      position: 'F',
      shirt: 10,
      born: '1987-06-24',
      team: 'nation/ar',
    })
  })

  it('reports files and rows that it rejects', async () => {
    expect(report.rejectedFiles).toEqual([])
    const dir = mkdtempSync(path.join(tmpdir(), 'worldcup-'))
    mkdirSync(path.join(dir, '2030'))
    const row = { round: 'Final', date: '2030-07-21', team1: 'Spain', team2: 'Atlantis' }
    writeFileSync(
      path.join(dir, '2030', 'worldcup.json'),
      JSON.stringify({ name: 'x', matches: [row, 7] }),
    )
    writeFileSync(path.join(dir, '2030', 'worldcup.squads.json'), '[\n{"name": 1}\n]')
    writeFileSync(path.join(dir, '2030', 'weather.json'), '{}')
    writeFileSync(path.join(dir, '2030', 'clubworldcup.json'), '{\n"name": "x",\n')
    const other = await importWorldcup(dir, createTestImport(database.db, 'worldcup', NOW))
    expect(other.rejectedFiles).toEqual([
      { file: '2030/clubworldcup.json', why: expect.stringMatching(/^line \d: /) },
      { file: '2030/weather.json', why: 'no matches in a file of its name' },
    ])
    expect([...(other.files[0]?.rejected ?? [])].map(([why, { count }]) => [why, count])).toEqual([
      ['a team that is not known yet, or unknown', 1],
      ['row of another shape', 1],
    ])
  })
})
