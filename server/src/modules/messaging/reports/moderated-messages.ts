import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { ModeratedKind } from '../../../platform/moderation'
import type { NoticeOrder, SendNotices, SentNotice } from '../../../platform/notices'
import type { AppendAct, AppendedEntry, PublishEntries } from '../log/append'
import { emptyMessages } from '../log/empty-messages'
import { lockLogs } from '../log/lock-logs'
import { findReport, readReporters, type StoredReport } from './reports.repository'

export const MESSAGE_CASE = 'message'
const WHAT = '消息'

export type ModeratedMessagesDeps = {
  clock: Clock
  notices: SendNotices<NoticeContent>
  append: AppendAct
  publish: PublishEntries
}

type Case = { subject: string; memberId: string; excerpt: string; reason: string }

/**
 * Reported messages. A rejection recalls them for all members of the conversation, as entries of
 * its log that no device overlooks; so it cannot be undone.
 */
export function moderatedMessages(deps: ModeratedMessagesDeps): ModeratedKind {
  const { notices, publish } = deps
  return {
    name: MESSAGE_CASE,
    isOnePerSubject: true,
    own: {
      name: 'message',
      excerptOf: ({ excerpt = '' }) => excerpt,
      isReport: () => true,
    },
    async decided(trx, { subject, memberId, content }, state, reason) {
      const report = await findReport(trx, subject)
      if (!report) return { afterCommit: async () => undefined }
      const one = { subject, memberId, excerpt: content.excerpt ?? '', reason }
      const isRemoved = state === 'rejected'
      const appended = isRemoved ? await recallAll(trx, deps, report) : []
      const sent: SentNotice[] = []
      for (const order of await ordersOf(trx, one, { report, isRemoved }))
        sent.push(await notices.send(trx, order))
      return {
        async afterCommit() {
          publish(appended)
          for (const notice of sent) notices.publish(notice)
        },
      }
    },
    undone: async (_trx, _subject, state) =>
      state === 'approved' ? { afterCommit: async () => undefined } : null,
  }
}

async function recallAll(
  trx: Db,
  { append, clock }: ModeratedMessagesDeps,
  report: StoredReport,
): Promise<AppendedEntry[]> {
  const { conversationId, senderId } = report
  await lockLogs(trx, { writers: [senderId], ids: [conversationId] })
  const appended: AppendedEntry[] = []
  const by = 'staff'
  for (const seq of await emptyMessages(trx, { ...report, nowMs: clock.now(), by })) {
    const body = { kind: 'recall', seq, by } as const
    appended.push(await append(trx, { conversationId, senderId, body }))
  }
  return appended
}

async function ordersOf(
  trx: Db,
  { subject, memberId, excerpt, reason }: Case,
  { report, isRemoved }: { report: StoredReport; isRemoved: boolean },
): Promise<NoticeOrder<NoticeContent>[]> {
  const common = { key: `message-report/${subject}`, link: '', kind: 'moderation' } as const
  const data = { what: WHAT, excerpt }
  const template = isRemoved ? 'moderation.report_accepted' : 'moderation.report_declined'
  const orders: NoticeOrder<NoticeContent>[] = (await readReporters(trx, report)).map((id) => ({
    ...common,
    memberId: id,
    template,
    data,
  }))
  if (isRemoved)
    orders.push({
      ...common,
      memberId,
      template: 'moderation.content_removed',
      data: { ...data, reason },
    })
  return orders
}
