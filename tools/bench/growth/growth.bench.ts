import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { Registry } from 'prom-client'
import { readConfig } from '../../../server/src/config'
import { createDemoFeed, openProgress } from '../../../server/src/feeds/demo'
import { football, footballSink, footballStores } from '../../../server/src/modules/football'
import { createLotteryStore } from '../../../server/src/modules/lottery'
import { createRetention, retentionRules } from '../../../server/src/modules/retention'
import { openDatabase } from '../../../server/src/platform/database'
import { createLog } from '../../../server/src/platform/log'
import { optionOf } from '../option'
import { createSteppingClock } from './stepping-clock'

/**
 * `pnpm bench growth [--days 30]`: the demo writes its past into an embedded database and then runs
 * for `days` days on an accelerated clock, with the daily removal of old data. Prints the size of
 * the database after each day.
 */
const DAY_MS = 86_400_000
const days = Number(optionOf('days') ?? 30)
const varDir = mkdtempSync(join(tmpdir(), 'saidian-bench-growth-'))
const log = createLog('warn')
const config = readConfig({ VAR_DIR: varDir })
const database = await openDatabase(config, log)
const megabytes: number[] = []
try {
  const { db, url } = database
  const clock = createSteppingClock(Date.now())
  const begunMs = clock.now()
  const rules = retentionRules(config)
  const retention = createRetention({
    db,
    clock,
    log,
    metrics: new Registry(),
    sports: [football],
    rules,
  })
  const stores = [createLotteryStore(), ...footballStores]
  const sink = footballSink({ db, source: 'demo', clock, log, stores })
  const stop = new AbortController()
  const feed = createDemoFeed({
    seed: config.demoSeed,
    clock,
    progress: () => openProgress(db, config.demoSeed, 'football'),
  })
  let removing = Promise.resolve()
  await feed.run(
    {
      deliver: async (messages) => {
        clock.delivered()
        await removing
        await sink.deliver(messages)
      },
      alive: () => {
        clock.alive()
        if (clock.now() < begunMs + megabytes.length * DAY_MS + 1) return
        megabytes.push(0)
        const day = megabytes.length - 1
        removing = retention.run().then(async () => {
          megabytes[day] = await megabytesOf(url)
          console.log(`day ${day}: ${megabytes[day]?.toFixed(1)} MB`)
        })
        if (day >= days) stop.abort()
      },
    },
    stop.signal,
  )
  await removing
} finally {
  await database.close()
  rmSync(varDir, { recursive: true, force: true })
}
mkdirSync('var/bench', { recursive: true })
const measures = [
  {
    what: 'database size after the past of the demo is written',
    value: megabytes[0] ?? Number.NaN,
    unit: 'MB',
    target: 150,
  },
  {
    what: `largest database size in ${days} days of the demo`,
    value: Math.max(...megabytes),
    unit: 'MB',
    target: 300,
  },
]
writeFileSync('var/bench/growth.json', `${JSON.stringify({ name: 'growth', measures }, null, 2)}\n`)

async function megabytesOf(url: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(
      'SELECT pg_database_size(current_database())::float8 AS bytes',
    )
    return rows[0].bytes / 1_048_576
  } finally {
    await client.end()
  }
}
