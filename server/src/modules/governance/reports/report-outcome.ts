import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { Db } from '../../../platform/database'
import type { SendNotices, SentNotice } from '../../../platform/notices'
import { type Reported, readReporters } from './reports.repository'

export type ReportOutcome = {
  reported: Reported
  /** What was reported broke the rules. */
  isAccepted: boolean
  /** Such as 帖子. */
  what: string
  excerpt: string
  /** Of the notice, which a reporter gets once for it. */
  key: string
  link: string
}

/** Sends to those who reported it what became of it; publish the notices after the commit. */
export async function sendReportOutcome(
  trx: Db,
  notices: SendNotices<NoticeContent>,
  { reported, isAccepted, what, excerpt, key, link }: ReportOutcome,
): Promise<SentNotice[]> {
  const template = isAccepted ? 'moderation.report_accepted' : 'moderation.report_declined'
  const order = { key, link, kind: 'moderation', template, data: { what, excerpt } } as const
  const sent: SentNotice[] = []
  for (const memberId of await readReporters(trx, reported))
    sent.push(await notices.send(trx, { ...order, memberId }))
  return sent
}
