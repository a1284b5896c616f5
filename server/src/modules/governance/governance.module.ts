import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Job } from '../../platform/jobs'
import type { Module } from '../../platform/module'
import type { SendNotices } from '../../platform/notices'
import { type Staff, staffOnly } from '../../platform/staff'
import { governanceRoutes } from './governance.routes'
import { SANCTIONS_STAY_MS } from './policy.rules'
import { sanctionKind } from './sanction-kind'
import { deleteOldSanctions, eraseSanctionsOf, exportSanctionsOf } from './sanctions.repository'
import { createSanctions, type Sanctions, type SanctionsDeps } from './sanctions.service'
import { createStaffSanctions, type StaffSanctionsDeps } from './staff-sanctions.service'

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

/** What members may not do: sanctions, who decided them and why. */
export function governanceModule(deps: GovernanceDeps): Governance {
  const { db, clock, staff, isApi } = deps
  const sanctions = createSanctions(deps)
  return {
    name: 'governance',
    sanctions,
    part: { name: 'sanctions', export: exportSanctionsOf, erase: eraseSanctionsOf },
    moderates: [sanctionKind(deps)],
    jobs: isApi ? [upkeep(db, clock)] : [],
    internalRoutes: (app) =>
      staffOnly(app, staff, { scope: 'sanctions', about: aboutSanction }, (scope) =>
        governanceRoutes(scope, createStaffSanctions({ ...deps, sanctions })),
      ),
  }
}

function upkeep(db: Db, clock: Clock): Job {
  return {
    name: 'governance/old',
    schedule: { everyMs: 86_400_000 },
    limitMs: 600_000,
    async run() {
      const before = clock.now() - SANCTIONS_STAY_MS
      while ((await deleteOldSanctions(db, before, BATCH_SIZE)) === BATCH_SIZE);
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
