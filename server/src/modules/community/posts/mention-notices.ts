import type { NoticeContent } from '@saidian/shared/contracts/notices'
import { paths } from '@saidian/shared/contracts/page'
import type { Db } from '../../../platform/database'
import type { SendNotices, SentNotice } from '../../../platform/notices'
import { readPublicProfiles } from '../../profile'
import { postExcerpt } from './post-text.rules'

export type HiddenFor = (memberId: string | null) => Promise<ReadonlySet<string>>

type Mentioning = {
  id: string
  authorId: string
  text: string
  mentions: readonly string[]
  /** Members who do not see the author. */
  hidden: ReadonlySet<string>
}

/**
 * Notifies mentioned members of a post that everybody sees, each once, in the transaction that
 * shows it; in the order of their ids, since each notice locks its member's topic.
 */
export async function sendMentions(
  trx: Db,
  notices: SendNotices<NoticeContent>,
  { id, authorId, text, mentions, hidden }: Mentioning,
): Promise<SentNotice[]> {
  const others = mentions.filter((one) => one !== authorId && !hidden.has(one))
  if (others.length === 0) return []
  const name = (await readPublicProfiles(trx, [authorId])).get(authorId)?.nickName ?? ''
  const sent: SentNotice[] = []
  for (const memberId of others.sort())
    sent.push(
      await notices.send(trx, {
        memberId,
        key: `post/${id}/mention`,
        kind: 'mentions',
        template: 'mentions.mentioned',
        data: { name, what: '帖子', excerpt: postExcerpt(text) },
        link: paths.post(id),
      }),
    )
  return sent
}
