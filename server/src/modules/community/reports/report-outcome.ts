import type { NoticeContent } from '@saidian/shared/contracts/notices'
import { paths } from '@saidian/shared/contracts/page'
import type { Db } from '../../../platform/database'
import type { SendNotices, SentNotice } from '../../../platform/notices'
import { excerptOf } from '../posts/post-text.rules'
import { readReporters } from './reports.repository'

type Reported = { id: string; text: string }

/** Notifies those who reported a post of what became of it. */
export async function sendReportOutcome(
  trx: Db,
  notices: SendNotices<NoticeContent>,
  { post, isRemoved }: { post: Reported; isRemoved: boolean },
): Promise<SentNotice[]> {
  const template = isRemoved ? 'moderation.report_accepted' : 'moderation.report_declined'
  const sent: SentNotice[] = []
  for (const memberId of await readReporters(trx, post.id))
    sent.push(
      await notices.send(trx, {
        ...{ memberId, key: `post/${post.id}/report`, kind: 'moderation', template },
        data: { what: '帖子', excerpt: excerptOf(post.text) },
        link: isRemoved ? '' : paths.post(post.id),
      }),
    )
  return sent
}
