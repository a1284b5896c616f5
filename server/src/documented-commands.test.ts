import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { createTestDatabase, type TestDatabase } from './testing'

const ROOT = path.resolve(__dirname, '../..')
const DOCS = [
  'README.md',
  'CONTRIBUTING.md',
  'ARCHITECTURE.md',
  ...['server', 'shared', 'tools'].map((part) => `${part}/RECIPES.md`),
  ...docsOf('docs'),
  ...docsOf('docs/decisions'),
]
const SCRIPTS: Record<string, string> = JSON.parse(textOf('package.json')).scripts

/** Commands of pnpm 12 itself (`pnpm help -a`) that win over a script of the same name. */
const BUILT_IN = new Set(
  `access init recursive multi m add install i install-test it update up upgrade outdated audit
  change version lane bugs issues list ls ll la licenses licences fund why view info show v sbom
  whoami deprecate undeprecate unpublish star unstar stars dist-tag dist-tags ping doctor search
  s se find rebuild rb pack publish stage remove uninstall rm un uni patch patch-commit
  patch-remove peers set-script ss run run-script pipeline exec dlx create completion find-hash
  runtime rt env shim bin ci clean-install ic install-clean root prefix config c get set pkg
  pack-app store cache cat-file cat-index ignored-builds approve-builds permissions approve link
  ln import dedupe deploy prune fetch unlink dislink docs home repo self-update setup login
  adduser team owner owners logout with edit profile token xmas help`.split(/\s+/),
)
/** Commands of pnpm that the pages really mean. */
const MEANT = new Set(['audit', 'install'])

function textOf(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8')
}

function docsOf(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name))
}

/**
 * Names of `pnpm <name>` on a page, in text and in blocks of code; without those of single
 * packages.
 */
function commandsOn(file: string): string[] {
  return [...textOf(file).matchAll(/(?:`|^\s*)pnpm ([a-z][a-z-]*)/gm)].flatMap(
    ([, name]) => name ?? [],
  )
}

describe('commands on the pages', () => {
  it('there are some', () => {
    expect(commandsOn('README.md')).toEqual(expect.arrayContaining(['data', 'bench', 'new']))
  })

  it.each(DOCS)('each name a script that pnpm runs: %s', (file) => {
    const names = commandsOn(file).filter((name) => !MEANT.has(name))
    expect(names.filter((name) => !(name in SCRIPTS))).toEqual([])
    expect(names.filter((name) => BUILT_IN.has(name))).toEqual([])
  })
})

describe('the documented import', () => {
  let database: TestDatabase
  let dir: string
  beforeAll(async () => {
    database = await createTestDatabase()
    dir = mkdtempSync(path.join(tmpdir(), 'documented-'))
    for (const [format, folder] of [
      ['openfootball', 'fixtures-openfootball'],
      ['football-data', 'odds-football-data'],
    ] as const) {
      cpSync(path.join(__dirname, 'feeds/imports', format, 'fixtures'), path.join(dir, folder), {
        recursive: true,
      })
    }
  })
  afterAll(() => database.drop())

  /** Runs a command as pnpm does: the script with its arguments, in the folder of package.json. */
  async function runDocumented(
    command: string,
  ): Promise<{ code: number; out: string; failure: string }> {
    const [name = '', ...args] = command.split(' ')
    const line = [SCRIPTS[name], ...args].join(' ')
    const env = { PATH: process.env.PATH, DATABASE_URL: database.url, INIT_CWD: path.dirname(dir) }
    return promisify(execFile)('sh', ['-c', line], { cwd: ROOT, env }).then(
      ({ stdout, stderr }) => ({ code: 0, out: stdout, failure: stderr }),
      (error: { code: number; stdout: string; stderr: string }) => {
        return { code: error.code, out: error.stdout, failure: error.stderr }
      },
    )
  }

  it('imports a folder relative to the folder of the operator', async () => {
    const [, documented = ''] =
      /`pnpm (data import football <dir>)`/.exec(textOf('README.md')) ?? []
    const { code, out, failure } = await runDocumented(
      documented.replace('<dir>', path.basename(dir)),
    )
    expect(failure).toBe('')
    expect(code).toBe(0)
    expect(out).toMatch(/^football-data: 9 lines = \d+ stored /m)
    const { rows } = await sql<{ source: string }>`
      SELECT DISTINCT source FROM matches ORDER BY 1`.execute(database.db)
    expect(rows).toEqual([{ source: 'football-data' }, { source: 'openfootball' }])
  })

  it('prints a help with all commands', async () => {
    const [bare, asked] = await Promise.all([runDocumented('data'), runDocumented('data --help')])
    expect([bare.code, asked.code]).toEqual([0, 0])
    expect(bare.out).toMatch(/^ {2}import <format\|sport> <dir>/m)
    expect(asked.out).toBe(bare.out)
  })
})
