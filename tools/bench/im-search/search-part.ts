import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { findMessages, messageSearchModule } from '../../../server/src/modules/messaging/search'
import { connect, type Db, JOB_LIMITS, openDatabase } from '../../../server/src/platform/database'
import { createLog } from '../../../server/src/platform/log'
import { type Measure, percentile } from '../measure'
import { WORDS } from '../news/search/corpus'
import { optionOf } from '../option'
import { createChatTexts, fillLogs } from './fill-logs'

const MESSAGES = 1_000_000
const QUERIES = 200
const TARGET_MS = 100
const PAGE = 20
const FILLING = { ...JOB_LIMITS, readMs: 3_600_000, writeMs: 3_600_000 }
const [MEMBER, OTHER] = ['1', '2'] as const

/** Search in the own messages of a member of 1 000 groups with a million messages. */
export async function benchMessageSearch(): Promise<Measure[]> {
  const count = Math.round(MESSAGES * Number(optionOf('scale') ?? 1))
  const varDir = mkdtempSync(join(tmpdir(), 'saidian-bench-im-search-'))
  // The embedded database runs as another user when the benchmark runs as root.
  chmodSync(varDir, 0o755)
  const database = await openDatabase({ varDir }, createLog('warn'))
  // Filling the logs takes longer than a call of a reader may.
  const filling = connect(database.url, createLog('warn'), FILLING)
  try {
    const indexS = await fill(filling, count).finally(() => filling.destroy())
    return await measure(database.db, { count, indexS })
  } finally {
    await database.close()
    rmSync(varDir, { recursive: true, force: true })
  }
}

/** Resolves with the seconds that indexing took. */
async function fill(db: Db, count: number): Promise<number> {
  await sql`INSERT INTO accounts (id, deleted_at, created_at)
    VALUES (${MEMBER}, now(), now()), (${OTHER}, now(), now())`.execute(db)
  await fillLogs(db, { memberId: MEMBER, otherId: OTHER, count })
  const { jobs = [] } = messageSearchModule({
    db,
    clock: Date,
    isApi: true,
    relations: { hiddenFor: async () => new Set() },
    readConversations: async () => [],
  })
  await sql`DROP INDEX message_blocks_by_term`.execute(db)
  const start = performance.now()
  for (const job of jobs) await job.run(new AbortController().signal)
  await sql`CREATE INDEX message_blocks_by_term ON message_blocks USING gin (terms)`.execute(db)
  const seconds = (performance.now() - start) / 1_000
  await sql`VACUUM ANALYZE`.execute(db)
  return seconds
}

async function measure(
  db: Db,
  { count, indexS }: { count: number; indexS: number },
): Promise<Measure[]> {
  const { rows } = await sql<{ mb: number }>`
    SELECT pg_total_relation_size('message_blocks') / 1e6::float8 AS mb`.execute(db)
  const measures: Measure[] = [
    { what: `index of ${count} messages, size`, value: rows[0]?.mb ?? 0, unit: 'MB' },
    { what: `index of ${count} messages, time to make it`, value: indexS, unit: 's' },
  ]
  for (const [what, queries] of Object.entries(queriesOf())) {
    const times = await timesOf(db, queries)
    measures.push(
      { what: `${what}, p50`, value: percentile(times, 0.5), unit: 'ms' },
      { what: `${what}, p95`, value: percentile(times, 0.95), unit: 'ms', target: TARGET_MS },
    )
  }
  console.table(measures)
  return measures
}

async function timesOf(db: Db, queries: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const text of queries) {
    const start = performance.now()
    await findMessages(db, {
      memberId: MEMBER,
      conversationId: null,
      text,
      before: null,
      limit: PAGE,
      hidden: new Set(['3', '4']),
    })
    times.push(performance.now() - start)
  }
  return times
}

/** Names of clubs, common and rare words, single characters, and what no message has. */
function queriesOf(): Record<string, string[]> {
  const { clubs, rare } = createChatTexts('messages')
  const at = (texts: readonly string[], n: number) => texts[n % texts.length] ?? ''
  const make = (textOf: (n: number) => string) =>
    Array.from({ length: QUERIES }, (_, n) => textOf(n))
  return {
    'names of clubs': make((n) => at(clubs, n)),
    'the ten most common words': make((n) => at(WORDS.slice(0, 10), n)),
    'rare words': make((n) => at(rare, 5_000 + n * 70)),
    'one character': make((n) => at(WORDS, n).slice(0, 1)),
    'two words': make((n) => `${at(clubs, n * 7)} ${at(WORDS, n * 3)}`),
    'what no message has': make((n) => `龘${n}`),
  }
}
