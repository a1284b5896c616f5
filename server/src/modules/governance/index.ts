export { type Governance, type GovernanceDeps, governanceModule } from './governance.module'
export { requireMaySay } from './require-may-say'
export type { Sanctions } from './sanctions.service'
export { isBanned, mutedUntil, readStanding, type Where } from './standing.repository'
