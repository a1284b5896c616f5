import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { createTestDatabase, type TestDatabase } from '../../../testing'
import { createTestImport, databaseChecksum } from '../testing'
import { importWorldcup } from '../worldcup'
import { importWyscout } from './import-wyscout'

const NOW = Date.UTC(2026, 10, 21) / 1000
const ARCHIVE = path.join(__dirname, '../../replay/wyscout/fixtures')

describe('import of the wyscout archive', () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await createTestDatabase()
  })
  afterEach(() => database.drop())

  const count = async (what: string): Promise<number> => {
    const { rows } = await sql
      .raw<{ count: number }>(`SELECT count(*)::int AS count FROM ${what}`)
      .execute(database.db)
    return rows[0]?.count ?? 0
  }

  it('stores results, incidents, statistics and line-ups under shared keys', async () => {
    const report = await importWyscout(
      ARCHIVE,
      createTestImport(database.db, 'wyscout-archive', NOW),
    )
    const stored = report.files.map((one) => [one.file, one.stored])
    expect(Object.fromEntries(stored)).toMatchObject({
      'matches/matches_England.json.gz': 2,
      'matches/matches_World_Cup.json.gz': 1,
      'events/index.csv': 4,
    })
    const { rows } = await sql`
      SELECT m.key, m.round, s.score, s.half, s.corners, s.yellow, s.source FROM matches m
      JOIN football_match_states s ON s.match_id = m.id WHERE s.score = '{5,4}'`.execute(
      database.db,
    )
    expect(rows).toEqual([
      {
        key: 'eng.1/2017-18/eng/tottenham-hotspur-eng/leicester-city',
        round: '第38轮',
        score: [5, 4],
        half: [1, 2],
        corners: [4, 4],
        yellow: [1, 2],
        source: 'wyscout-archive',
      },
    ])
    expect(
      await count(`football_incidents WHERE type IN (1, 8, 17) AND match_id IN
      (SELECT match_id FROM football_match_states WHERE score = '{5,4}')`),
    ).toBe(9)
    expect(await count('football_statistics')).toBeGreaterThan(100)
    expect(await count('football_lineups')).toBe(8)
    expect(await count('football_lineup_players WHERE state = 1')).toBe(88)
  })

  it('stores places, text and pressure, and changes nothing the second time', async () => {
    const context = createTestImport(database.db, 'wyscout-archive', NOW)
    await importWyscout(ARCHIVE, context)
    expect(await count('football_lineup_players WHERE state = 1 AND x IS NOT NULL')).toBe(88)
    expect(await count(`football_lineups WHERE formation = ''`)).toBe(0)
    expect(await count('football_text_lines')).toBeGreaterThan(4 * 60)
    expect(await count('football_text_lines WHERE type = 17 AND main')).toBe(2)
    expect(await count('football_match_facts WHERE trend IS NOT NULL AND venue IS NOT NULL')).toBe(
      4,
    )
    const before = await databaseChecksum(database.db)
    await importWyscout(ARCHIVE, context)
    expect(await databaseChecksum(database.db)).toBe(before)
  })

  it('stores cards and substitutions without recorded play, with added time', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'wyscout-'))
    cpSync(ARCHIVE, dir, { recursive: true })
    writeFileSync(
      path.join(dir, 'events', 'index.csv'),
      'wyId,competition,dateutc,gameweek,label,duration,file\n',
    )
    await importWyscout(dir, createTestImport(database.db, 'wyscout-archive', NOW))
    const { rows } = await sql<{ type: number; count: number }>`
      SELECT i.type, count(*)::int AS count FROM football_incidents i
      JOIN football_match_states s ON s.match_id = i.match_id
      WHERE s.score = '{4,4}' GROUP BY 1 ORDER BY 1`.execute(database.db)
    expect(rows).toEqual([
      { type: 3, count: 9 },
      { type: 4, count: 1 },
      { type: 9, count: 6 },
    ])
    expect(await count('football_incidents WHERE minute > 90')).toBe(
      await count(`football_incidents i JOIN football_match_states s USING (match_id)
        WHERE i.minute > 90 AND s.extra IS NOT NULL`),
    )
  })

  it('stores goals of a match of another import once', async () => {
    const { db } = database
    await importWorldcup(
      path.join(__dirname, '../worldcup/fixtures'),
      createTestImport(db, 'worldcup', NOW),
    )
    const report = await importWyscout(ARCHIVE, createTestImport(db, 'wyscout-archive', NOW))
    const worldCup = report.files.find(({ file }) => file.includes('World_Cup'))
    expect(worldCup).toMatchObject({ rows: 1, stored: 1, joined: 1 })
    const { rows } = await sql<{ round: string; goals: number }>`
      SELECT m.round, count(*)::int AS goals
      FROM football_incidents i JOIN matches m ON m.id = i.match_id
      JOIN football_match_states s ON s.match_id = m.id
      WHERE s.shootout = '{3,4}' AND s.extra = '{2,2}' AND i.type IN (1, 8, 17)
        AND NOT i.withdrawn
      GROUP BY 1`.execute(db)
    expect(rows).toEqual([{ round: '1/4决赛', goals: 4 }])
  })

  it('continues after a broken recording and a match of another shape', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'wyscout-'))
    cpSync(ARCHIVE, dir, { recursive: true })
    writeFileSync(path.join(dir, 'events', '2500089.json.gz'), gzipSync('{"events": ['))
    writeFileSync(path.join(dir, 'matches', 'matches_Italy.json.gz'), gzipSync('[{"wyId": "x"}]'))
    const report = await importWyscout(dir, createTestImport(database.db, 'wyscout-archive', NOW))
    expect(report.rejectedFiles).toEqual([
      { file: 'events/2500089.json.gz', why: expect.any(String) },
    ])
    expect(
      report.files.find(({ file }) => file.includes('Italy'))?.rejected.get('row of another shape')
        ?.count,
    ).toBe(1)
    expect(await count('matches')).toBe(4)
    // The match file still has the result.
    expect(await count(`football_match_states WHERE score = '{1,2}'`)).toBe(1)
  })
})
