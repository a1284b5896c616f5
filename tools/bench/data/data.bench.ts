/**
 * `pnpm bench data [--scale 0.02]`: ten years of 30 leagues in an embedded PostgreSQL of its own,
 * then the answer of every page through the real routes. Writes var/bench/data.json.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Db, openDatabase } from '../../../server/src/platform/database'
import { createLog } from '../../../server/src/platform/log'
import { optionOf } from '../option'
import { fill } from './fill'
import { loadOf, NOW_MS } from './load'
import { type Timing, timePage, timeWork, warmUp } from './measure'
import { openPages } from './product-pages'
import { readSample, samplePages } from './sample'

const TARGET_MS = 30

const scale = Number(optionOf('scale') ?? 1)
if (!(scale > 0 && scale <= 1)) throw new Error('--scale is not between 0 and 1')

const varDir = mkdtempSync(join(tmpdir(), 'saidian-bench-data-'))
// The embedded database runs as another user when the benchmark runs as root.
chmodSync(varDir, 0o755)
const database = await openDatabase({ varDir }, createLog('warn'))
try {
  const seconds = await fill(database.url, loadOf(scale))
  const counts = await count(database.db)
  const pages = await openPages(database.db)
  try {
    const timings: Timing[] = []
    const sample = await readSample(database.db, NOW_MS / 1000)
    const tested = samplePages(sample)
    await warmUp(pages.app, tested)
    for (const page of tested) timings.push(await timePage(pages.app, page))
    const today = pages.lists.today()
    timings.push(
      await timeWork(`ranks of the ${today.length} matches of today`, () =>
        pages.ranksOf(database.db, today),
      ),
    )
    report(seconds, counts, timings)
  } finally {
    await pages.close()
  }
} finally {
  await database.close()
  rmSync(varDir, { recursive: true, force: true })
}

type Counts = { matches: number; quotes: number; incidents: number; gigabytes: number }

async function count(db: Db): Promise<Counts> {
  const { rows } = await sql<Counts>`
    SELECT (SELECT count(*) FROM matches)::float8 AS matches,
      (SELECT count(*) FROM odds_quotes)::float8 AS quotes,
      (SELECT count(*) FROM football_incidents)::float8 AS incidents,
      pg_database_size(current_database()) / 1e9::float8 AS gigabytes`.execute(db)
  if (!rows[0]) throw new Error('nothing was counted')
  return rows[0]
}

function report(
  seconds: number,
  { matches, quotes, incidents, gigabytes }: Counts,
  timings: Timing[],
): void {
  const measures = [
    { what: 'matches', value: matches, unit: '' },
    { what: 'odds quotations', value: quotes, unit: '' },
    { what: 'incidents', value: incidents, unit: '' },
    { what: 'time to fill the database', value: seconds, unit: 's' },
    { what: 'size of the database', value: gigabytes, unit: 'GB' },
    ...timings.flatMap(({ what, p50, p95 }) => [
      { what: `${what}, p50`, value: p50, unit: 'ms' },
      { what: `${what}, p95`, value: p95, unit: 'ms', target: TARGET_MS },
    ]),
  ]
  mkdirSync('var/bench', { recursive: true })
  writeFileSync('var/bench/data.json', `${JSON.stringify({ name: 'data', measures }, null, 2)}\n`)
  console.table(
    timings.map(({ what, p50, p95, count, bytes }) => ({
      page: what,
      'p50 ms': p50.toFixed(1),
      'p95 ms': p95.toFixed(1),
      answers: count,
      'bytes of one': Math.round(bytes),
    })),
  )
  console.log(
    `${matches} matches, ${quotes} quotations, ${incidents} incidents; ` +
      `${gigabytes.toFixed(1)} GB in ${seconds.toFixed(0)} s`,
  )
}
