export { batchedRead } from './batched-read'
export { type Cluster, type ClusterOptions, openCluster } from './embedded/cluster'
export { destroyCluster } from './embedded/destroy'
export { isUnavailable } from './is-unavailable'
export { type ColumnType, jsonRows } from './json-rows'
export {
  listApplied,
  migrateBack,
  migrateDown,
  migrateUp,
  migrationStates,
  withClient,
} from './migrate'
export { readMigrations } from './migration-files'
export {
  connect,
  type Database,
  type Db,
  isSaturated,
  openDatabase,
  reachDatabase,
} from './open-database'
export { JOB_LIMITS } from './pool'
export { rehearse } from './rehearsal'
export { createWorkScope, type WorkScope } from './work-scope'
