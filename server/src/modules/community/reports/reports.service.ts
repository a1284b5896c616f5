import type { reportPost } from '@saidian/shared/contracts/community'
import type { BodyOf } from '@saidian/shared/contracts/http'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { User } from '../../../platform/http'
import { createLimits } from '../../../platform/limits'
import type { Moderation } from '../../../platform/moderation'
import { addReport } from '../../governance'
import { POST_REPORT } from '../access.rules'
import { REPORT_LIMIT } from '../limits.rules'
import { readPostRows } from '../reading/posts-by-id.repository'
import type { Reading } from '../reading/reading.service'
import { openPostCase, POST_CASE } from './open-cases'

export type ReportPost = (
  member: Pick<User, 'id'>,
  given: BodyOf<typeof reportPost>,
) => Promise<null>

export type ReportDeps = {
  db: Db
  clock: Clock
  moderation: Pick<Moderation, 'open'>
  reading: Pick<Reading, 'detail'>
}

/** The first report of a post opens a case of the moderation; its author hears of none. */
export function createReports({ db, clock, moderation, reading }: ReportDeps): ReportPost {
  return async (member, { code, reason }) => {
    permit(member, 'make', { kind: POST_REPORT })
    const limits = createLimits(db)
    await limits.take([{ limit: REPORT_LIMIT, of: member.id }], 'request.too_many')
    await reading.detail(member, code)
    const reported = { kind: POST_CASE, subject: code }
    const report = { ...reported, reporterId: member.id, reason, nowMs: clock.now() }
    await db.transaction().execute(async (trx) => {
      const post = (await readPostRows(trx, [code])).get(code)
      if (post?.state !== 'shown' || !(await addReport(trx, report))) return
      const { circle, authorId, text } = post
      const reported = { id: code, circleId: circle.id, authorId, text }
      const by = { why: 'report', reason, reportedBy: member.id } as const
      await openPostCase(trx, { moderation }, { ...reported, ...by })
    })
    return null
  }
}
