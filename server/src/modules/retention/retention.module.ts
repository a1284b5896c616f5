import type { Module } from '../../platform/module'
import { createRetention, type RetentionDeps } from './retention.service'
import { countTables } from './table-sizes.repository'

/** Deletes old data of matches every night, and exports the table sizes. */
export function retentionModule(deps: RetentionDeps): Module {
  countTables(deps.metrics, deps.db)
  const { run } = createRetention(deps)
  const schedule = { dailyAt: '05:00' }
  return { name: 'retention', jobs: [{ name: 'retention', schedule, limitMs: 6 * 3_600_000, run }] }
}
