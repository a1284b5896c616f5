import type { NoticeContent } from '@saidian/shared/contracts/notices'
import { paths } from '@saidian/shared/contracts/page'
import type { Db } from '../../../platform/database'
import type { SendNotices, SentNotice } from '../../../platform/notices'
import { sendReportOutcome } from '../../governance'
import { postExcerpt } from '../posts/post-text.rules'
import { POST_CASE } from './open-cases'

/** Notifies those who reported a post of what became of it. */
export function sendPostOutcome(
  trx: Db,
  notices: SendNotices<NoticeContent>,
  { post, isRemoved }: { post: { id: string; text: string }; isRemoved: boolean },
): Promise<SentNotice[]> {
  return sendReportOutcome(trx, notices, {
    reported: { kind: POST_CASE, subject: post.id },
    isAccepted: isRemoved,
    what: '帖子',
    excerpt: postExcerpt(post.text),
    key: `post/${post.id}/report`,
    link: isRemoved ? '' : paths.post(post.id),
  })
}
