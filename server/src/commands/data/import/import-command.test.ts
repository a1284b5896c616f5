import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { withImportLock } from '../../../feeds/imports'
import { createTestDatabase, type TestDatabase } from '../../../testing'
import { runDataCommand } from '..'
import { HEADER, seasonOf } from './testing/season-csv'

const SERVER = path.resolve(__dirname, '../../../..')
const FIXTURES = path.join(SERVER, 'src/feeds/imports/football-data/fixtures')

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
afterEach(() => jest.restoreAllMocks())

type Ended = { code: number; out: string; failure: string }

const { scripts } = JSON.parse(readFileSync(path.join(SERVER, '../package.json'), 'utf8'))
/** As in the script of the workspace. */
const [, ...FLAGS] = scripts.data.split(' ').slice(0, -1)
const argsOf = (args: string[]) => [...FLAGS, 'src/data.ts', ...args]
const optionsOf = () => ({
  cwd: SERVER,
  env: { PATH: process.env.PATH, DATABASE_URL: database.url },
})

/** In this process; `data.ts` does no more than this. */
async function data(...args: string[]): Promise<Ended> {
  const [out, failure] = [collect('log'), collect('error')]
  jest.replaceProperty(process, 'env', { ...process.env, DATABASE_URL: database.url })
  const code = await runDataCommand(args)
  return { code, out: out.join(''), failure: failure.join('') }
}

function collect(stream: 'log' | 'error'): string[] {
  const said: string[] = []
  jest.spyOn(console, stream).mockImplementation((...text) => void said.push(`${text}\n`))
  return said
}

function folder(files: Record<string, string> = {}): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'data-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dir, name), text)
  return dir
}

const CLUBS = 'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima'.split(' ')

/** All clubs once against each other, some pairs again at the same ground with another result. */
function season(division: string, repeated: number): string {
  const pairs = CLUBS.flatMap((home, at) => CLUBS.slice(at + 1).map((away) => [home, away]))
  const line = ([home, away]: string[], day: number, result: string) => {
    const date = new Date(Date.UTC(2025, 8, 1 + day)).toISOString().slice(0, 10)
    return `${division},${date},15:00,${home},${away},${result},`
  }
  const last = pairs.length - 1
  const rows = pairs.map((pair, at) => line(pair, at === last ? 2 * at - 1 : 2 * at, '1,0,H'))
  const again = pairs.slice(0, repeated).map((pair, at) => line(pair, 100 + 2 * at + 61, '0,1,A'))
  return [HEADER, ...rows, ...again].join('\n')
}

describe('pnpm data import', () => {
  it('ends with 0 after rejected lines, and writes each of them to the report', async () => {
    const csv = path.join(folder(), 'rejected.csv')
    const { code, out, failure } = await data('import', 'football-data', FIXTURES, '--report', csv)
    expect([code, failure]).toEqual([0, ''])
    expect(out).toMatch(/^E0\.csv +7 lines = 5 stored \+ 0 changed \+ 0 same \+ 2 rejected;/m)
    expect(out).toContain('  rejected: 1 × no readable date (line 7)')
    const lines = readFileSync(csv, 'utf8')
    expect(lines).toBe(
      'format,file,line,reason,what\n' +
        'football-data,E0.csv,7,no readable date,\nfootball-data,E0.csv,8,unreadable quotes,\n',
    )
    const jsonl = path.join(folder(), 'rejected.jsonl')
    const again = await data('import', 'football-data', FIXTURES, '--report', jsonl)
    expect(again.out).toMatch(
      /^football-data: 9 lines = 0 stored \+ 0 changed \+ 7 same \+ 2 rejected;/m,
    )
    const [first] = readFileSync(jsonl, 'utf8').split('\n')
    const rejected = { file: 'E0.csv', line: 7, reason: 'no readable date', what: '' }
    expect(JSON.parse(first ?? '')).toEqual({ format: 'football-data', ...rejected })
  })

  it('imports the other files and ends with 1 when one was rejected or unusable', async () => {
    const dir = folder({
      'a.csv': 'x,y\n1,2\n',
      'b.csv': `${HEADER}\nE0,soon,15:00,Leeds,Fulham,1,0,H,\n`,
    })
    cpSync(FIXTURES, dir, { recursive: true })
    const report = path.join(folder(), 'rejected.csv')
    const { code, out, failure } = await data('import', 'football-data', dir, '--report', report)
    expect(code).toBe(1)
    expect(out).toMatch(/^E0\.csv +7 lines/m)
    expect(failure).toContain('football-data: a.csv was rejected: an unknown header')
    expect(failure).toContain('football-data: nothing of b.csv could be used')
    expect(readFileSync(report, 'utf8')).toContain('football-data,a.csv,,"an unknown header')
  })

  it('refuses a season with more than 1 % contradictions whole and ends with 1', async () => {
    const dir = folder({ 'E1.csv': season('E1', 2), 'E2.csv': season('E2', 1) })
    const report = path.join(folder(), 'rejected.csv')
    const { code, out, failure } = await data('import', 'football-data', dir, '--report', report)
    expect([code, failure.split('\n')]).toEqual([
      1,
      expect.arrayContaining([
        'football-data: E1.csv: a season was refused: eng.2/2025-26: ' +
          '2 of 68 lines contradict it: 2 × the same pair at the same ground again',
      ]),
    ])
    expect(out).toMatch(/^E1\.csv +68 lines = 0 stored \+ 0 changed \+ 0 same \+ 68 rejected;/m)
    expect(out).toMatch(/^E2\.csv +67 lines = 66 stored \+ 0 changed \+ 0 same \+ 1 rejected;/m)
    expect(readFileSync(report, 'utf8')).toContain('football-data,E1.csv,2,its season is refused,')
    // The last match of E2 is a day after another of the same club.
    expect(out.match(/^ {2}finding: .*/gm)).toEqual([
      '  finding: eng/lima twice within 40 hours: 2026-01-07 15:00 eng/juliett–eng/lima, ' +
        '2026-01-08 15:00 eng/kilo–eng/lima',
    ])
  })

  it.each<[string, (dir: string) => string[], RegExp]>([
    [
      'an empty folder',
      (dir) => ['football-data', dir],
      /^football-data: no CSV files of football-data in /,
    ],
    ['an empty collection', (dir) => ['football', dir], /^nothing to import in .* it has none of /],
    ['a missing folder', (dir) => ['uefa', path.join(dir, 'none')], /^no folder .*none$/],
    ['a folder without its files', (dir) => ['wyscout', dir], /^wyscout: no teams\.json in /],
    [
      'an unknown format',
      (dir) => ['cricket', dir],
      /^usage: pnpm data import football\|basketball\|openfootball/,
    ],
    ['an unknown flag', (dir) => ['uefa', dir, '--fast'], /Unknown option '--fast'/],
    [
      'a report of no kind',
      (dir) => ['uefa', dir, '--report', 'x.txt'],
      /a report ends in \.csv or \.jsonl$/,
    ],
  ])('ends with 1 and one clear message: %s', async (_name, args, failure) => {
    const ended = await data('import', ...args(folder()))
    expect([ended.code, ended.failure.trimEnd()]).toEqual([1, expect.stringMatching(failure)])
  })

  it('logs that it waits while another import works, and goes on afterwards', async () => {
    const child = spawn(
      process.execPath,
      argsOf(['import', 'football-data', FIXTURES]),
      optionsOf(),
    )
    const exited = once(child, 'exit')
    let said = ''
    const waits = new Promise<void>((resolve) => {
      child.stderr.on('data', (chunk) => {
        said += chunk
        if (said.includes('waiting for another import')) resolve()
      })
    })
    await withImportLock(database.db, () => Promise.race([waits, exited]))
    expect(said).toBe('waiting for another import into this database to end\n')
    expect(await exited).toEqual([0, null])
  })

  it('rejects a club with a truncated name, and stores no match of it', async () => {
    const dir = folder({ 'E1.csv': seasonOf(12).replace('Club A5', 'Club') })
    const { code, out } = await data('import', 'football-data', dir)
    expect(code).toBe(0)
    expect(out).toContain(
      '1 × a club in too few matches to be of this season (line 6 eng/club has 1)',
    )
    const { rows } = await sql`SELECT key FROM teams WHERE key = ${'eng/club'}`.execute(database.db)
    expect(rows).toEqual([])
  })
})
