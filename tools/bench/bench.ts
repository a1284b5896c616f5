import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `pnpm bench [name…]`: runs the named benchmarks (all without a name), each in a process of its own, and prints
 * one table of what is in var/bench.
 */
const BENCHMARKS: Record<string, string> = {
  page: 'tools/bench/page/page.bench.ts',
  list: 'tools/bench/list/list.bench.ts',
  gateway: 'tools/bench/gateway/gateway.bench.ts',
  http: 'tools/bench/http/http.bench.ts',
}

/** What every benchmark writes to var/bench/<name>.json. */
type BenchReport = {
  name: string
  measures: { what: string; value: number; unit: string; target?: number; atLeast?: boolean }[]
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in BENCHMARKS))
if (unknown.length > 0) {
  console.error(`No benchmark ${unknown.join(', ')}. There are: ${Object.keys(BENCHMARKS).join(', ')}.`)
  process.exit(1)
}

mkdirSync('var/bench', { recursive: true })
let hasFailed = false
for (const name of names.length > 0 ? names : Object.keys(BENCHMARKS)) {
  const program = BENCHMARKS[name]
  if (!program) continue
  console.log(`\n== ${name}`)
  const result = spawnSync(process.execPath, ['--import', 'tsx', program], { stdio: 'inherit' })
  hasFailed ||= result.status !== 0
}

const reports = readdirSync('var/bench')
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(join('var/bench', file), 'utf8')) as BenchReport)
console.table(
  reports.flatMap((report) =>
    report.measures.map(({ what, value, unit, target, atLeast }) => ({
      benchmark: report.name,
      what,
      value: `${Number(value.toFixed(3))} ${unit}`,
      target: target === undefined ? '' : `${atLeast ? '≥' : '≤'} ${target} ${unit}`,
      holds: target === undefined ? '' : (atLeast ? value >= target : value <= target) ? 'yes' : 'NO',
    })),
  ),
)
process.exit(hasFailed ? 1 : 0)
