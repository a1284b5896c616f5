import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `pnpm bench [name…] [--option value]`: runs the named benchmarks (all without a name), each in
 * its own process, and prints one table of the reports in var/bench of this run. Ends with 1 when a
 * benchmark failed or a target is missed.
 */
const BENCHMARKS: Record<string, string> = {
  page: 'tools/bench/page/page.bench.ts',
  match: 'tools/bench/match/match.bench.ts',
  list: 'tools/bench/list/list.bench.ts',
  gateway: 'tools/bench/gateway/gateway.bench.ts',
  http: 'tools/bench/http/http.bench.ts',
  data: 'tools/bench/data/data.bench.ts',
  accounts: 'tools/bench/accounts/accounts.bench.ts',
  user: 'tools/bench/user/user.bench.ts',
  replay: 'tools/bench/replay/replay.bench.ts',
  start: 'tools/bench/start/start.bench.ts',
  growth: 'tools/bench/growth/growth.bench.ts',
  restart: 'tools/bench/restart/restart.bench.ts',
  import: 'tools/bench/import/import.bench.ts',
  feed: 'tools/bench/feed/feed.bench.ts',
}

/** Content of var/bench/<name>.json. */
type BenchReport = {
  name: string
  measures: { what: string; value: number; unit: string; target?: number; atLeast?: boolean }[]
}

const given = process.argv.slice(2)
const optionsFrom = given.findIndex((arg) => arg.startsWith('--'))
const names = optionsFrom < 0 ? given : given.slice(0, optionsFrom)
/** For the named benchmarks, such as `--scale 0.02` of data. */
const options = optionsFrom < 0 ? [] : given.slice(optionsFrom)
const unknown = names.filter((name) => !(name in BENCHMARKS))
if (unknown.length > 0) {
  console.error(
    `No benchmark ${unknown.join(', ')}. There are: ${Object.keys(BENCHMARKS).join(', ')}.`,
  )
  process.exit(1)
}

mkdirSync('var/bench', { recursive: true })
let hasFailed = false
const chosen = names.length > 0 ? names : Object.keys(BENCHMARKS)
for (const name of chosen) {
  const program = BENCHMARKS[name]
  if (!program) continue
  console.log(`\n== ${name}`)
  // A failed benchmark must not show the figures of an earlier run.
  rmSync(reportOf(name), { force: true })
  const result = spawnSync(process.execPath, ['--import', 'tsx', program, ...options], {
    stdio: 'inherit',
  })
  hasFailed ||= result.status !== 0
}

const rows = chosen
  .map(reportOf)
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as BenchReport)
  .flatMap((report) =>
    report.measures.map(({ what, value, unit, target, atLeast }) => ({
      benchmark: report.name,
      what,
      value: `${Number(value.toFixed(3))} ${unit}`,
      target: target === undefined ? '' : `${atLeast ? '≥' : '≤'} ${target} ${unit}`,
      holds:
        target === undefined ? '' : (atLeast ? value >= target : value <= target) ? 'yes' : 'NO',
    })),
  )
console.table(rows)
process.exit(hasFailed || rows.some(({ holds }) => holds === 'NO') ? 1 : 0)

function reportOf(name: string): string {
  return join('var/bench', `${name}.json`)
}
