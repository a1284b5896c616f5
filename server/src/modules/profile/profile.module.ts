import path from 'node:path'
import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Job } from '../../platform/jobs'
import { createDailyLimits, createLimits } from '../../platform/limits'
import type { Logger } from '../../platform/log'
import type { Moderation } from '../../platform/moderation'
import type { Module } from '../../platform/module'
import type { NotifyDevices, SendNotices } from '../../platform/notices'
import { acceptPictures, type Pictures } from '../../platform/pictures'
import { type Staff, staffOnly } from '../../platform/staff'
import type { ObjectStorage } from '../../platform/storage'
import type { TextFilter } from '../../platform/text-filter'
import type { MemberPart } from '../accounts'
import { FEEDBACK, MEMBER, PROFILE, REAL_NAME } from './access.rules'
import { feedbackInternalRoutes, feedbackRoutes } from './feedback/feedback.routes'
import { createFeedbacks } from './feedback/feedback.service'
import { profilePart } from './member-part'
import { memberText } from './member-text.service'
import { createNicknames } from './nickname/nickname.service'
import { portraitInternalRoutes, portraitRoutes } from './portrait/portrait.routes'
import { createPortraits } from './portrait/portrait.service'
import { profileRoutes } from './profile.routes'
import { createProfiles } from './profile.service'
import { openPersonCipher } from './real-name/person-cipher'
import { realNameRoutes } from './real-name/real-name.routes'
import { createRealNames } from './real-name/real-name.service'

export type ProfileDeps = {
  db: Db
  clock: Clock
  log: Logger
  config: { varDir: string }
  storage: ObjectStorage
  staff: Staff
  pictures: Pictures
  textFilter: TextFilter
  moderation: Moderation
  notifyDevices: NotifyDevices
  notices: SendNotices<NoticeContent>
  /** Whether the first member blocks the second. */
  hasBlocked?: (memberId: string, blockedId: string) => Promise<boolean>
}

const SWEEP: Omit<Job, 'run'> = {
  name: 'profile/pictures',
  schedule: { everyMs: 3_600_000 },
  limitMs: 1_200_000,
}

/** Profiles, real names and feedback of members. Pictures are objects of the storage. */
export function profileModule(deps: ProfileDeps): Module & {
  part: MemberPart
  /** Whether a member's verified age is below 18. */
  isMinor: (memberId: string, on?: Db) => Promise<boolean>
} {
  const { config, storage } = deps
  const keysDir = path.join(config.varDir, 'keys')
  const shared = {
    ...deps,
    takeDaily: createDailyLimits(createLimits(deps.db), deps.clock),
  }
  let personCipher: ReturnType<typeof openPersonCipher> | undefined
  const realNames = createRealNames({
    ...shared,
    personCipher() {
      personCipher ??= openPersonCipher(keysDir)
      return personCipher
    },
  })
  const portraits = createPortraits(shared)
  const feedbacks = createFeedbacks(shared)
  const nicknames = createNicknames(shared)

  return {
    name: 'profile',
    access: [PROFILE, MEMBER, REAL_NAME, FEEDBACK],
    part: profilePart({ ...deps, realNames, portraits, feedbacks }),
    pageTexts: { member: memberText(deps.db) },
    isMinor: async (memberId, on) => (await realNames.masked(memberId, on)).isMinor,
    routes(app) {
      app.register(async (scope) => {
        acceptPictures(scope)
        profileRoutes(scope, createProfiles({ ...deps, realNames }), nicknames)
        portraitRoutes(scope, { portraits, storage })
        realNameRoutes(scope, realNames)
        feedbackRoutes(scope, feedbacks)
      })
    },
    internalRoutes(app) {
      const { staff } = deps
      staffOnly(app, staff, { scope: 'portraits' }, (scope) =>
        portraitInternalRoutes(scope, { portraits, storage }),
      )
      staffOnly(app, staff, { scope: 'feedback' }, (scope) =>
        feedbackInternalRoutes(scope, { feedbacks, storage }),
      )
    },
    moderates: [portraits.kind, nicknames.kind],
    jobs: [{ ...SWEEP, run: (signal) => sweepAll([portraits, feedbacks], signal) }],
  }
}

async function sweepAll(
  stores: readonly { sweep: (signal: AbortSignal) => Promise<void> }[],
  signal: AbortSignal,
): Promise<void> {
  for (const store of stores) await store.sweep(signal)
}
