import type { Module } from '../../platform/module'
import { createRetention, type RetentionDeps } from './retention.service'
import { countTables } from './table-sizes.repository'

/** Removes old data of matches daily and shows the size of each table. Of several processes one at a time removes. */
export function retentionModule(deps: RetentionDeps): Module {
  countTables(deps.metrics, deps.db)
  const retention = createRetention(deps)
  return { name: 'retention', start: async (signal) => retention.start(signal) }
}
