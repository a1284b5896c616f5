import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { createModeration, type ModeratedKind } from '../../../platform/moderation'
import type { SendNotices } from '../../../platform/notices'
import type { Staff } from '../../../platform/staff'
import { type Governance, governanceModule } from '..'

type Deps = { db: Db; clock: Clock; staff: Staff; notices: SendNotices<NoticeContent> }

/** Sanctions and the review of what modules under test moderate, as the server has them. */
export function createTestGovernance(deps: Deps, kinds: () => readonly ModeratedKind[] = () => []) {
  const { db, staff } = deps
  const all = () => [...kinds(), ...(governance.moderates ?? [])]
  const moderation = createModeration({ db, staff, kinds: all })
  const governance: Governance = governanceModule({
    ...deps,
    moderation,
    isApi: true,
    endSessions: async () => undefined,
    stopBroadcast: async () => undefined,
  })
  const { sanctions } = governance
  return { moderation, sanctions, modules: [moderation, governance] }
}
