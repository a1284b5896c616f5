import { setTimeout as wait } from 'node:timers/promises'
import { Counter } from 'prom-client'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Logger } from '../../platform/log'
import type { Metrics } from '../../platform/metrics'
import type { OddsSport } from '../../sports/odds'
import { readNext, saveProgress } from './retention.repository'

const DAY_MS = 86_400_000
/** Matches per batch; a batch of the largest matches takes some tenths of a second. */
const BATCH_SIZE = 20
const PAUSE_MS = 20

/** A kind of data of matches, its lifetime, and its deletion. */
export type RetentionRule = {
  kind: string
  /** Days after the kick-off. */
  days: number
  /** Deletes the data of these matches in the transaction; returns the number of rows. */
  remove: (trx: Db, sport: OddsSport, matchIds: number[]) => Promise<number>
}

export type Retention = {
  /** Deletes all expired data in batches, until `signal` aborts. */
  run: (signal?: AbortSignal) => Promise<void>
}

export type RetentionDeps = {
  db: Db
  clock: Clock
  log: Logger
  metrics: Metrics
  sports: readonly OddsSport[]
  rules: readonly RetentionRule[]
}

/** Deletes expired data of matches, so that the database stops growing. */
export function createRetention(deps: RetentionDeps): Retention {
  const { db, clock, log, metrics, sports, rules } = deps
  const removed = new Counter({
    name: 'retention_removed_rows_total',
    help: 'Rows deleted by retention',
    labelNames: ['kind'],
    registers: [metrics],
  })

  /** Number of deleted rows; null when none is expired. */
  function removeBatch(
    sport: OddsSport,
    { kind, days, remove }: RetentionRule,
  ): Promise<number | null> {
    const before = new Date(clock.now() - days * DAY_MS)
    return db.transaction().execute(async (trx) => {
      const matches = await readNext(trx, sport, kind, { before, limit: BATCH_SIZE })
      const last = matches.at(-1)
      if (!last) return null
      const rows = await remove(
        trx,
        sport,
        matches.map(({ matchId }) => matchId),
      )
      await saveProgress(trx, sport, kind, last)
      return rows
    })
  }

  async function removeAll(sport: OddsSport, rule: RetentionRule, signal?: AbortSignal) {
    let total = 0
    while (!signal?.aborted) {
      const began = performance.now()
      const rows = await removeBatch(sport, rule)
      if (rows === null) break
      total += rows
      removed.inc({ kind: rule.kind }, rows)
      // The pause equals the work: other queries get half of the time.
      await wait(rows > 0 ? PAUSE_MS + performance.now() - began : 0)
    }
    if (total > 0) log.info({ sport: sport.key, kind: rule.kind, rows: total }, 'old data removed')
  }

  async function run(signal?: AbortSignal): Promise<void> {
    for (const sport of sports) for (const rule of rules) await removeAll(sport, rule, signal)
  }

  return { run }
}
