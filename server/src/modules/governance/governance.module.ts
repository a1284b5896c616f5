import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Job } from '../../platform/jobs'
import type { Module } from '../../platform/module'
import type { SendNotices } from '../../platform/notices'
import { type Staff, staffOnly } from '../../platform/staff'
import { REPORTS_STAY_MS, SANCTIONS_STAY_MS } from './policy.rules'
import { deleteOldReports, eraseReportsBy, exportReportsOf } from './reports/reports.repository'
import { sanctionKind } from './sanctions/sanction-kind'
import {
  deleteOldSanctions,
  eraseSanctionsOf,
  exportSanctionsOf,
} from './sanctions/sanctions.repository'
import { sanctionRoutes } from './sanctions/sanctions.routes'
import { createSanctions, type Sanctions, type SanctionsDeps } from './sanctions/sanctions.service'
import { createStaffSanctions, type StaffSanctionsDeps } from './sanctions/staff-sanctions.service'

export type GovernanceDeps = {
  db: Db
  clock: Clock
  staff: Staff
  moderation: SanctionsDeps['moderation']
  notices: SendNotices<NoticeContent>
  endSessions: StaffSanctionsDeps['endSessions']
  stopBroadcast: StaffSanctionsDeps['stopBroadcast']
  isApi: boolean
}

export type Governance = Module & {
  sanctions: Sanctions
  part: {
    name: string
    export: (db: Db, memberId: string) => Promise<unknown>
    erase: (trx: Db, memberId: string) => Promise<void>
  }
}

const BATCH_SIZE = 1_000

/** What members report, and what they may not do: sanctions, who decided them and why. */
export function governanceModule(deps: GovernanceDeps): Governance {
  const { db, clock, staff, isApi } = deps
  const sanctions = createSanctions(deps)
  return {
    name: 'governance',
    sanctions,
    part: {
      name: 'governance',
      export: async (on, memberId) => ({
        sanctions: await exportSanctionsOf(on, memberId),
        reports: await exportReportsOf(on, memberId),
      }),
      async erase(trx, memberId) {
        await eraseSanctionsOf(trx, memberId)
        await eraseReportsBy(trx, memberId)
      },
    },
    moderates: [sanctionKind(deps)],
    jobs: isApi ? [upkeep(db, clock)] : [],
    internalRoutes: (app) =>
      staffOnly(app, staff, { scope: 'sanctions', about: aboutSanction }, (scope) =>
        sanctionRoutes(scope, createStaffSanctions({ ...deps, sanctions })),
      ),
  }
}

function upkeep(db: Db, clock: Clock): Job {
  return {
    name: 'governance/old',
    schedule: { everyMs: 86_400_000 },
    limitMs: 600_000,
    async run() {
      const sanctionsBefore = clock.now() - SANCTIONS_STAY_MS
      while ((await deleteOldSanctions(db, sanctionsBefore, BATCH_SIZE)) === BATCH_SIZE);
      const reportsBefore = clock.now() - REPORTS_STAY_MS
      while ((await deleteOldReports(db, reportsBefore, BATCH_SIZE)) === BATCH_SIZE);
    },
  }
}

function aboutSanction({ body, query }: { body: unknown; query: unknown }): string | null {
  const { id } = (body ?? {}) as Record<string, unknown>
  if (id !== undefined) return `sanction ${id}`
  const { memberId, kind, scope, place, minutes } = {
    ...(query as object),
    ...(body as object),
  } as Record<string, unknown>
  if (kind === undefined) return `member ${memberId}`
  const where = place === null ? scope : `${scope} ${place}`
  return `${kind} of member ${memberId} in ${where} for ${minutes ?? 'ever'} minutes`
}
