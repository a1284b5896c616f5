import type { reportMember } from '@saidian/shared/contracts/friends'
import type { BodyOf } from '@saidian/shared/contracts/http'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import { createLimits } from '../../../platform/limits'
import type { Moderation } from '../../../platform/moderation'
import { addReport } from '../../governance'
import { readPublicProfiles } from '../../profile'
import { MEMBER_REPORT } from '../access.rules'
import { REPORT_LIMIT } from '../limits.rules'
import { MEMBER_CASE } from './moderated-member'

export type ReportDeps = { db: Db; clock: Clock; moderation: Pick<Moderation, 'open'> }

export type ReportMember = (
  member: { id: string },
  body: BodyOf<typeof reportMember>,
) => Promise<null>

/** The first report of a member opens a case; the member hears of it when they are warned. */
export function createMemberReports({ db, clock, moderation }: ReportDeps): ReportMember {
  return async ({ id: reporterId }, { memberId, reason }) => {
    permit({ id: reporterId }, 'make', { kind: MEMBER_REPORT })
    await createLimits(db).take([{ limit: REPORT_LIMIT, of: reporterId }], 'request.too_many')
    const profile = (await readPublicProfiles(db, [memberId])).get(memberId)
    if (!profile || memberId === reporterId) throw new RequestError('profile.no_such_member')
    const reported = { kind: MEMBER_CASE, subject: memberId }
    const report = { ...reported, reporterId, reason, nowMs: clock.now() }
    await db.transaction().execute(async (trx) => {
      if (!(await addReport(trx, report))) return
      await moderation.open(trx, {
        ...reported,
        memberId,
        content: {
          text: profile.nickName,
          portrait: profile.portrait,
          reason,
          reportedBy: reporterId,
        },
      })
    })
    return null
  }
}
