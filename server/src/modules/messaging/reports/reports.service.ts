import type { BodyOf } from '@saidian/shared/contracts/http'
import type { reportMessages } from '@saidian/shared/contracts/messaging'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import { createLimits, type Limit } from '../../../platform/limits'
import type { Moderation } from '../../../platform/moderation'
import { numberFilesOf } from '../files'
import { MESSAGE_REPORT } from './access.rules'
import { MESSAGE_CASE } from './moderated-messages'
import type { ReportedEntry } from './reported-entry'
import { reportedText, shortReport } from './reported-text.rules'
import { insertReport, lockReports, readReportable, readReported } from './reports.repository'

const REPORTS: Limit = { name: 'messages/reports', free: 20, windowMs: 600_000 }

export type ReportDeps = { db: Db; clock: Clock; moderation: Pick<Moderation, 'open'> }

export type ReportMessages = (
  member: { id: string },
  body: BodyOf<typeof reportMessages>,
) => Promise<null>

/**
 * Reports messages of one sender. The staff sees those that the reporter chose and no others, as
 * they were at that moment: a recall afterwards does not hide them. Messages that were reported
 * before open no second case.
 */
export function createMessageReports({ db, clock, moderation }: ReportDeps): ReportMessages {
  return async ({ id: reporterId }, { id, seqs, reason }) => {
    permit({ id: reporterId }, 'make', { kind: MESSAGE_REPORT })
    await createLimits(db).take([{ limit: REPORTS, of: reporterId }], 'request.too_many')
    const entries = await readReportable(db, reporterId, { id, seqs })
    const senderId = senderOf(entries)
    if (entries.length < seqs.length || senderId === null || senderId === reporterId)
      throw new RequestError('message.no_such_message')
    await numberFilesOf(
      db,
      entries.map(({ body }) => body),
    )
    await db.transaction().execute(async (trx) => {
      await lockReports(trx, id, senderId)
      const of = { conversationId: id, senderId, seqs }
      const ownBefore = await readReported(trx, of, reporterId)
      const isNew = seqs.some((seq) => !ownBefore.has(seq))
      if (!isNew) return
      const known = await readReported(trx, of, null)
      const report = { ...of, reporterId, reason, nowMs: clock.now() }
      const subject = await insertReport(trx, report)
      if (seqs.every((seq) => known.has(seq))) return
      await moderation.open(trx, {
        kind: MESSAGE_CASE,
        subject,
        memberId: senderId,
        content: {
          text: reportedText(entries),
          excerpt: shortReport(entries),
          reason,
          place: `conversation ${id}`,
          reportedBy: reporterId,
        },
      })
    })
    return null
  }
}

/** The one who sent all of them; null for messages of several. */
function senderOf(entries: readonly ReportedEntry[]): string | null {
  const [first] = entries
  return first && entries.every(({ senderId }) => senderId === first.senderId)
    ? first.senderId
    : null
}
