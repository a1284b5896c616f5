import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Module } from '../../platform/module'
import { createNotices, deleteOldNotices, type Notices } from '../../platform/notices'
import type { StoredTopics } from '../../platform/topics'
import type { MemberPart } from '../accounts'
import { NOTICE } from './access.rules'
import { noticesPart } from './member-part'
import { noticesRoutes } from './notices.routes'
import { createNoticesService } from './notices.service'
import { userTopic } from './user.topics'
import { isWantedKind } from './wanted-kinds'

export type NoticesDeps = {
  db: Db
  clock: Clock
  topics: StoredTopics
  /** Whether this process answers calls; every gateway knows the topic. */
  isApi: boolean
}

const MAX_AGE_MS = 180 * 86_400_000
const SWEEP = { name: 'notices/sweep', schedule: { everyMs: 3_600_000 }, limitMs: 60_000 }

/** Notices of members, and the topic by which their devices follow them. */
export function noticesModule(
  deps: NoticesDeps,
): Module & { part: MemberPart; notices: Notices<NoticeContent> } {
  const { db, clock, topics, isApi } = deps
  const notices = createNotices<NoticeContent>({ ...deps, isWanted: isWantedKind })

  const sweep = () => deleteOldNotices(db, clock.now() - MAX_AGE_MS)

  return {
    name: 'notices',
    access: [NOTICE],
    part: noticesPart,
    notices,
    topics: [userTopic],
    ...(isApi && {
      routes: (app) => noticesRoutes(app, createNoticesService({ db, topics, notices })),
      jobs: [{ ...SWEEP, run: sweep }, topics.sweep],
    }),
    async start(signal) {
      if (isApi) topics.serve('user/*', signal)
    },
  }
}
