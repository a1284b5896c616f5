import type { Clock } from '../../platform/clock'
import type { Logger } from '../../platform/log'
import type { Metrics } from '../../platform/metrics'
import type { Module } from '../../platform/module'
import type { Staff } from '../../platform/staff'
import { cspReportRoutes } from './csp-reports'
import { securityRoutes } from './security.routes'

type SecurityDeps = { staff: Staff; clock: Clock; log: Logger; metrics: Metrics }

/**
 * Commands for staff tokens and the security log, and reports of browsers; opens the token of this
 * machine.
 */
export function securityModule(deps: SecurityDeps): Module {
  const { staff } = deps
  return {
    name: 'security',
    routes: (app) => cspReportRoutes(app, deps),
    internalRoutes: (app) => securityRoutes(app, staff),
    start: async (signal) => {
      await staff.tokens.openMachineToken()
      signal.addEventListener('abort', () => void staff.securityLog.flush(), { once: true })
    },
    // Before the database is closed.
    stopped: () => staff.securityLog.flush(),
  }
}
