import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Module } from '../../platform/module'
import type { NotifyDevices, SendNotices } from '../../platform/notices'
import type { MemberPart } from '../accounts'
import { createMayGive, type NobleOf } from '../gifts'
import type { Ledger } from '../wallet'
import { NOBLE } from './access.rules'
import { createEndNotices } from './end-notices.service'
import { noblesPart } from './member-part'
import { createNobleOf } from './noble-of'
import { deleteOldNobles } from './nobles.repository'
import { nobleRoutes } from './nobles.routes'
import { createNobles } from './nobles.service'

const YEAR_MS = 366 * 86_400_000
const NOTICES = { name: 'nobles/notices', schedule: { everyMs: 600_000 }, limitMs: 300_000 }
const SWEEP = { name: 'nobles/sweep', schedule: { dailyAt: '05:10' }, limitMs: 300_000 }

export type NoblesModuleDeps = {
  db: Db
  clock: Clock
  ledger: Ledger
  notifyDevices: NotifyDevices
  notices: SendNotices<NoticeContent>
  /** Whether a member's verified age is below 18. */
  isMinor: (memberId: string) => Promise<boolean>
  isApi: boolean
}

/** Levels of nobility (贵族) that members buy for thirty days. */
export function noblesModule(
  deps: NoblesModuleDeps,
): Module & { part: MemberPart; nobleOf: NobleOf } {
  const { db, clock, isApi } = deps
  const { nobleOf, forget } = createNobleOf(deps)
  const nobles = createNobles({ ...deps, mayOpen: createMayGive(deps), changed: forget })
  const sweep = () => deleteOldNobles(db, clock.now() - YEAR_MS)
  const jobs = [
    { ...NOTICES, run: createEndNotices(deps) },
    { ...SWEEP, run: sweep },
  ]
  return {
    name: 'nobles',
    access: [NOBLE],
    part: noblesPart,
    nobleOf,
    ...(isApi && { jobs, routes: (app) => nobleRoutes(app, nobles) }),
  }
}
