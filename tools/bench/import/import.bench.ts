/**
 * `pnpm bench import --from <collection>`: imports a whole folder of open data into an embedded
 * PostgreSQL of its own, twice, with the operator's command, and compares the databases. The
 * excerpts of the repository are too small to time.
 */
import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { databaseChecksum } from '../../../server/src/feeds/imports/testing'
import { openDatabase } from '../../../server/src/platform/database'
import { createLog } from '../../../server/src/platform/log'
import { workspaceRoot } from '../../federation'
import { optionOf } from '../option'

const given = optionOf('from')
if (given === undefined) throw new Error('pnpm bench import --from <folder of the collection>')
const dir = resolve(given)

const varDir = mkdtempSync(join(tmpdir(), 'saidian-bench-import-'))
// The embedded database runs as another user when the benchmark runs as root.
chmodSync(varDir, 0o755)
try {
  const first = await importAll()
  const again = await importAll()
  const tables = first.sums.filter((sum, place) => sum !== again.sums[place])
  for (const table of tables) console.log(`  other after the second import: ${table.split(' ')[0]}`)
  const measures = [
    { what: 'import of the whole collection', value: first.seconds, unit: 's', target: 30 },
    { what: 'second import of the same collection', value: again.seconds, unit: 's' },
    { what: 'tables that the second import changed', value: tables.length, unit: '', target: 0 },
    { what: 'tables compared', value: first.sums.length, unit: '' },
  ]
  mkdirSync(join(workspaceRoot, 'var/bench'), { recursive: true })
  writeFileSync(
    join(workspaceRoot, 'var/bench/import.json'),
    JSON.stringify({ name: 'import', measures }, null, 2),
  )
} finally {
  rmSync(varDir, { recursive: true, force: true })
}

/**
 * Runs the import and reads its result. The database is closed in between, as between two runs of
 * an operator.
 */
async function importAll(): Promise<{ seconds: number; sums: string[] }> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'server/src/data.ts', 'import', 'football', dir],
    {
      cwd: workspaceRoot,
      env: { ...process.env, VAR_DIR: varDir, DATABASE_URL: '' },
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  const duration = /all in ([\d.]+) s/.exec(stdout)
  if (!duration) throw new Error(stdout)
  const database = await openDatabase({ varDir }, createLog('warn'))
  try {
    return { seconds: Number(duration[1]), sums: (await databaseChecksum(database.db)).split('\n') }
  } finally {
    await database.close()
  }
}
