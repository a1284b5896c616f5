import type { NoticeContent } from '@saidian/shared/contracts/notices'
import { paths } from '@saidian/shared/contracts/page'
import type { Db } from '../../../platform/database'
import type { NoticeOrder, SendNotices, SentNotice } from '../../../platform/notices'
import { readPublicProfiles } from '../../profile'
import { excerptOf, kindOf, type StoredComment } from '../stored-comment'
import type { Subject, SubjectKind } from '../subjects'

/** What comments are about, in notices. */
export const SUBJECT_NAMES: Readonly<Record<SubjectKind, string>> = {
  article: '文章',
  post: '帖子',
  match: '比赛',
  tip: '推荐',
}

export type Announced = {
  comment: StoredComment
  subject: Subject
  /** Author of the comment that a reply stands below. */
  parentAuthor: string | null
  mentioned: readonly string[]
  /** Members who do not see the author. */
  hidden: ReadonlySet<string>
}

/**
 * Notifies who is answered, mentioned and commented on, in the transaction that shows the comment.
 * A member gets one notice of a comment, for the first of these that they are.
 */
export async function announceComment(
  trx: Db,
  notices: SendNotices<NoticeContent>,
  announced: Announced,
): Promise<SentNotice[]> {
  const { authorId } = announced.comment
  const { hidden } = announced
  const name = (await readPublicProfiles(trx, [authorId])).get(authorId)?.nickName
  if (name === undefined) return []
  const orders = ordersOf(announced, name).filter(
    ({ memberId }) => memberId !== authorId && !hidden.has(memberId),
  )
  const first = new Map(orders.toReversed().map((order) => [order.memberId, order]))
  const present = await readPublicProfiles(trx, [...first.keys()])
  const sent: SentNotice[] = []
  // In the order of members: two comments at once must not wait for each other.
  for (const memberId of [...present.keys()].sort()) {
    const order = first.get(memberId)
    if (order) sent.push(await notices.send(trx, order))
  }
  return sent
}

type Order = NoticeOrder<NoticeContent>

function ordersOf({ comment, subject, parentAuthor, mentioned }: Announced, name: string): Order[] {
  const { id, spans, replyToAuthor, parentId, subjectId } = comment
  const kind = kindOf(comment.kind)
  const excerpt = excerptOf(spans)
  const what = SUBJECT_NAMES[kind]
  const common = { key: `comment/${id}`, link: paths.comment(subject.link, id) }
  const answered = [...new Set([replyToAuthor ?? [], parentAuthor ?? []].flat())]
  const orders: Order[] = answered.map((memberId) => ({
    ...common,
    memberId,
    group: `replies/${parentId}`,
    kind: 'replies',
    template: 'replies.replied',
    data: { name, excerpt },
  }))
  for (const memberId of mentioned)
    orders.push({
      ...common,
      memberId,
      kind: 'mentions',
      template: 'mentions.mentioned',
      data: { name, what, excerpt },
    })
  if (subject.ownerId !== null && parentId === null)
    orders.push({
      ...common,
      memberId: subject.ownerId,
      group: `comments/${kind}/${subjectId}`,
      kind: 'replies',
      template: 'replies.commented',
      data: { name, what, excerpt },
    })
  return orders
}
