import type { Module } from '../../platform/module'
import { createRetention, type RetentionDeps } from './retention.service'
import { countTables } from './table-sizes.repository'

/** Deletes old data of matches daily, in one process at a time, and exports the table sizes. */
export function retentionModule(deps: RetentionDeps): Module {
  countTables(deps.metrics, deps.db)
  const retention = createRetention(deps)
  return { name: 'retention', start: async (signal) => retention.start(signal) }
}
