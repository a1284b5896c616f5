import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { ModeratedKind } from '../../../platform/moderation'
import type { SendNotices, SentNotice } from '../../../platform/notices'
import { endReports, lockReports, sendReportOutcome } from '../../governance'

export const MEMBER_CASE = 'member'

/**
 * Reported members. A rejection warns the member; what they wrote and how they look has cases of
 * its own, and staff who mute or end an account do it by calls of their own. A warning stays sent,
 * so that it cannot be undone.
 */
export function moderatedMember(deps: { notices: SendNotices<NoticeContent> }): ModeratedKind {
  const { notices } = deps
  return {
    name: MEMBER_CASE,
    isOnePerSubject: true,
    async decided(trx, { subject, memberId, content }, state, reason) {
      const reported = { kind: MEMBER_CASE, subject }
      await lockReports(trx, reported)
      const isWarned = state === 'rejected'
      const key = `member-report/${subject}/${content.reportedBy ?? ''}`
      const sent: SentNotice[] = []
      if (isWarned)
        sent.push(
          await notices.send(trx, {
            memberId,
            key,
            link: '',
            kind: 'moderation',
            template: 'moderation.member_warned',
            data: { reason },
          }),
        )
      const about = { what: '用户', excerpt: content.text ?? '', key, link: '' }
      const outcome = { reported, isAccepted: isWarned, ...about }
      sent.push(...(await sendReportOutcome(trx, notices, outcome)))
      await endReports(trx, reported)
      return {
        async afterCommit() {
          for (const notice of sent) notices.publish(notice)
        },
      }
    },
    undone: async () => null,
  }
}
