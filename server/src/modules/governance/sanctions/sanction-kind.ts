import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { Clock } from '../../../platform/clock'
import type { ModeratedKind } from '../../../platform/moderation'
import type { SendNotices } from '../../../platform/notices'
import { appealNotice } from '../reports/appeal-notice'
import { endSanctionById } from './sanctions.repository'
import { SANCTION_CASE } from './sanctions.service'

type Deps = { clock: Clock; notices: SendNotices<NoticeContent> }

/** Sanctions as cases: each is decided from its beginning, and a granted appeal ends it. */
export function sanctionKind({ clock, notices }: Deps): ModeratedKind {
  return {
    name: SANCTION_CASE,
    isOnePerSubject: true,
    own: {
      name: 'sanction',
      excerptOf: ({ text = '' }) => text,
      async appealed(trx, { subject, memberId, content }, { isGranted, reason }) {
        if (isGranted) await endSanctionById(trx, subject, clock.now())
        const text = content.text ?? ''
        const order = isGranted
          ? ({
              kind: 'moderation',
              template: 'moderation.sanction_lifted',
              data: { sanction: text },
            } as const)
          : appealNotice({ what: '处罚', excerpt: text }, { isGranted, reason })
        const key = `sanction/${subject}/${order.template}`
        const sent = await notices.send(trx, { ...order, memberId, key, link: '' })
        return { afterCommit: async () => notices.publish(sent) }
      },
    },
    // Their cases never wait: the staff lifts a sanction, or decides an appeal.
    decided: async () => null,
    undone: async () => null,
  }
}
