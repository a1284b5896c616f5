import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import {
  connect,
  type Db,
  JOB_LIMITS,
  jsonRows,
  openDatabase,
} from '../../../../server/src/platform/database'
import { createLog } from '../../../../server/src/platform/log'
import { findTexts, tsvectorOf } from '../../../../server/src/platform/search'
import { type Measure, percentile } from '../../measure'
import { optionOf } from '../../option'
import { createCorpus, WORDS } from './corpus'

const ARTICLES = 200_000
const BATCH = 1_000
const QUERIES = 300
const TARGET_MS = 100
const PAGE = 20
const FILLING = { ...JOB_LIMITS, readMs: 3_600_000, writeMs: 3_600_000 }

/** Search in Chinese over 200 000 articles (`--scale` for fewer). */
export async function benchSearch(): Promise<Measure[]> {
  const count = Math.round(ARTICLES * Number(optionOf('scale') ?? 1))
  const varDir = mkdtempSync(join(tmpdir(), 'saidian-bench-search-'))
  // The embedded database runs as another user when the benchmark runs as root.
  chmodSync(varDir, 0o755)
  const database = await openDatabase({ varDir }, createLog('warn'))
  // Filling the index takes longer than a call of a reader may.
  const filling = connect(database.url, createLog('warn'), FILLING)
  try {
    await fill(filling, count).finally(() => filling.destroy())
    return await measure(database.db, count)
  } finally {
    await database.close()
    rmSync(varDir, { recursive: true, force: true })
  }
}

async function fill(db: Db, count: number): Promise<void> {
  const corpus = createCorpus('search')
  await sql`DROP INDEX search_documents_by_term, search_documents_by_title`.execute(db)
  const columns = { id: 'bigint', title: 'text', terms: 'text' } as const
  for (let first = 1; first <= count; first += BATCH) {
    const rows = Array.from({ length: BATCH }, (_, at) => {
      const { title, text } = corpus.article()
      return {
        id: first + at,
        title: tsvectorOf(title),
        terms: tsvectorOf(`${title}\n${text}`),
      }
    })
    await sql`
      INSERT INTO search_documents (kind, id, at, title_terms, terms)
      SELECT 'article', r.id, to_timestamp(1700000000 + r.id * 300), r.title::tsvector,
        r.terms::tsvector
      FROM ${jsonRows('r', rows, columns)}`.execute(db)
  }
  for (const [index, column] of [
    ['search_documents_by_term', 'terms'],
    ['search_documents_by_title', 'title_terms'],
  ] as const)
    await sql`
      CREATE INDEX ${sql.id(index)} ON search_documents USING gin (${sql.id(column)})`.execute(db)
  await sql`VACUUM ANALYZE search_documents`.execute(db)
}

async function measure(db: Db, count: number): Promise<Measure[]> {
  const { rows } = await sql<{ mb: number }>`
    SELECT pg_total_relation_size('search_documents') / 1e6::float8 AS mb`.execute(db)
  const measures: Measure[] = [
    { what: `search: size of the index of ${count} articles`, value: rows[0]?.mb ?? 0, unit: 'MB' },
  ]
  for (const [what, queries] of Object.entries(queriesOf())) {
    const times: number[] = []
    for (const text of queries) {
      const start = performance.now()
      await findTexts(db, { text, hidden: new Set(['1', '2', '3']), limit: PAGE + 1 })
      times.push(performance.now() - start)
    }
    for (const [name, share] of [
      ['p50', 0.5],
      ['p95', 0.95],
    ] as const)
      measures.push({
        what: `search: ${what}, ${name}`,
        value: percentile(times, share),
        unit: 'ms',
        ...(name === 'p95' && { target: TARGET_MS }),
      })
  }
  console.table(measures)
  return measures
}

/** Names of clubs as readers search them, the most common words, and several words at once. */
function queriesOf(): Record<string, string[]> {
  const { clubs } = createCorpus('queries')
  const at = (texts: readonly string[], n: number) => texts[n % texts.length] ?? ''
  const make = (textOf: (n: number) => string, queries = QUERIES) =>
    Array.from({ length: queries }, (_, n) => textOf(n))
  return {
    'names of clubs': make((n) => at(clubs, n)),
    'the ten most common words': make((n) => at(WORDS.slice(0, 10), n), 50),
    'one Chinese character': make((n) => at(WORDS, n).slice(0, 1), 50),
    'two words': make((n) => `${at(clubs, n * 7)} ${at(WORDS, n * 3)}`),
  }
}
