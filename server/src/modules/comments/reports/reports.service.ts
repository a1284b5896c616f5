import type { reportComment } from '@saidian/shared/contracts/comments'
import type { BodyOf } from '@saidian/shared/contracts/http'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import { createLimits, type Limit } from '../../../platform/limits'
import type { Moderation } from '../../../platform/moderation'
import { addReport } from '../../governance'
import type { Relations } from '../../relations'
import { COMMENT_REPORT } from '../access.rules'
import { findSeen } from '../reading/threads.repository'
import { kindOf, textOf } from '../stored-comment'
import { SUBJECT_NAMES } from '../writing/comment-notices'
import { REPORTED_COMMENT } from './case-kinds'

const REPORTS: Limit = { name: 'comment/reports', free: 20, windowMs: 600_000 }

export type ReportDeps = {
  db: Db
  clock: Clock
  moderation: Pick<Moderation, 'open'>
  relations: Pick<Relations, 'hiddenFor'>
}

/** The first report of a comment opens a case; its author learns of it when it is removed. */
export function createReports({ db, clock, moderation, relations }: ReportDeps) {
  return async (
    { id: memberId }: { id: string },
    { id, reason }: BodyOf<typeof reportComment>,
  ): Promise<null> => {
    permit({ id: memberId }, 'make', { kind: COMMENT_REPORT })
    await createLimits(db).take([{ limit: REPORTS, of: memberId }], 'request.too_many')
    const hidden = await relations.hiddenFor(memberId)
    const comment = await findSeen(db, id, { memberId, hidden })
    if (comment?.state !== 'shown') throw new RequestError('comment.no_such_comment')
    const reported = { kind: REPORTED_COMMENT, subject: id }
    const report = { ...reported, reporterId: memberId, reason, nowMs: clock.now() }
    await db.transaction().execute(async (trx) => {
      if (!(await addReport(trx, report))) return
      const { authorId, spans, kind, subjectId } = comment
      const place = `${SUBJECT_NAMES[kindOf(kind)]} ${subjectId}`
      await moderation.open(trx, {
        ...reported,
        memberId: authorId,
        content: { text: textOf(spans), reason, place, reportedBy: memberId },
      })
    })
    return null
  }
}
