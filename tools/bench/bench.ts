import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { type BenchReport, type MeasuredRun, measuresPage, rowsOf } from './measures-page'

/**
 * `pnpm bench [name…] [--write] [--option value]`: runs the named benchmarks (all without a name),
 * each in its own process, and prints one table of the reports in var/bench of this run. `--write`
 * also writes them to docs/measures.md. Ends with 1 when a benchmark failed or a target is missed.
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
  predict: 'tools/bench/predict/predict.bench.ts',
  rooms: 'tools/bench/rooms/rooms.bench.ts',
  news: 'tools/bench/news/news.bench.ts',
  'im-search': 'tools/bench/im-search/im-search.bench.ts',
  im: 'tools/bench/im/im.bench.ts',
}

const PAGE = 'docs/measures.md'
/** Input of benchmarks. Other options measure less than the page states. */
const INPUT_OPTIONS = ['--from', '--dir', '--data']

const given = process.argv.slice(2).filter((arg) => arg !== '--write')
const isWriting = process.argv.includes('--write')
const optionsFrom = given.findIndex((arg) => arg.startsWith('--'))
const names = optionsFrom < 0 ? given : given.slice(0, optionsFrom)
/** For the named benchmarks, such as `--scale 0.02` of data. */
const options = optionsFrom < 0 ? [] : given.slice(optionsFrom)
checkArguments()

mkdirSync('var/bench', { recursive: true })
const runs: MeasuredRun[] = []
let hasFailed = false
for (const name of names.length > 0 ? names : Object.keys(BENCHMARKS)) {
  console.log(`\n== ${name}`)
  const run = runBenchmark(name)
  if (run) runs.push(run)
}
const rows = runs.flatMap(({ name, rows }) => rows.map((row) => ({ benchmark: name, ...row })))
console.table(rows)
if (isWriting) {
  const before = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : ''
  writeFileSync(PAGE, measuresPage(before, runs, Object.keys(BENCHMARKS)))
}
process.exit(hasFailed || rows.some(({ holds }) => holds === 'NO') ? 1 : 0)

function checkArguments(): void {
  const unknown = names.filter((name) => !(name in BENCHMARKS))
  if (unknown.length > 0) {
    fail(`No benchmark ${unknown.join(', ')}. There are: ${Object.keys(BENCHMARKS).join(', ')}.`)
  }
  const partial = options.filter((arg) => arg.startsWith('--') && !INPUT_OPTIONS.includes(arg))
  if (isWriting && partial.length > 0) fail(`--write measures in full, without ${partial[0]}.`)
}

/** Undefined when the benchmark wrote no report. */
function runBenchmark(name: string): MeasuredRun | undefined {
  const file = join('var/bench', `${name}.json`)
  // A failed benchmark must not show the figures of an earlier run.
  rmSync(file, { force: true })
  const date = new Date().toISOString().slice(0, 10)
  const machine = describeMachine()
  const program = BENCHMARKS[name] ?? ''
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', program, ...options], {
    stdio: 'inherit',
  })
  hasFailed ||= status !== 0 || !existsSync(file)
  if (!existsSync(file)) {
    console.error(`${name} wrote no report`)
    return undefined
  }
  const report = JSON.parse(readFileSync(file, 'utf8')) as BenchReport
  return { name, date, machine, rows: rowsOf(report) }
}

/** Processor, cores and the load average of the last minute. */
function describeMachine(): string {
  const [first, ...others] = cpus()
  const [load = 0] = loadavg()
  const cores = others.length + 1
  return `${first?.model.trim() ?? 'unknown'}, ${cores} cores, load ${load.toFixed(1)}`
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
