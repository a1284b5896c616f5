import type { BodyOf } from '@saidian/shared/contracts/http'
import type { reportMessage } from '@saidian/shared/contracts/rooms'
import { permit } from '../../../../platform/access'
import type { Clock } from '../../../../platform/clock'
import type { Db } from '../../../../platform/database'
import { RequestError } from '../../../../platform/errors'
import { createLimits, type Limit } from '../../../../platform/limits'
import type { Moderation } from '../../../../platform/moderation'
import { addReport } from '../../../governance'
import { ROOM_REPORT } from '../access.rules'
import { findShown } from '../reading/messages.repository'
import { REPORTED_MESSAGE } from './reported-message'

const REPORTS: Limit = { name: 'room/reports', free: 20, windowMs: 600_000 }

export type ReportDeps = { db: Db; clock: Clock; moderation: Pick<Moderation, 'open'> }

/** The first report of a message opens a case of the moderation; the author hears of none. */
export function createReports({ db, clock, moderation }: ReportDeps) {
  return async (
    member: { id: string },
    { messageId, reason }: BodyOf<typeof reportMessage>,
  ): Promise<null> => {
    permit(member, 'make', { kind: ROOM_REPORT })
    const limits = createLimits(db)
    await limits.take([{ limit: REPORTS, of: member.id }], 'request.too_many')
    const message = await findShown(db, messageId)
    if (!message) throw new RequestError('room.no_such_message')
    const reported = { kind: REPORTED_MESSAGE, subject: String(messageId) }
    const report = { ...reported, reporterId: member.id, reason, nowMs: clock.now() }
    await db.transaction().execute(async (trx) => {
      if (!(await addReport(trx, report))) return
      const { authorId, text, roomId, matchId } = message
      const place = roomId === null ? `match ${matchId}` : `room ${roomId}`
      await moderation.open(trx, {
        ...reported,
        memberId: authorId,
        content: { text, reason, place, reportedBy: member.id },
      })
    })
    return null
  }
}
