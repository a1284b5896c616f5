import type { NoticeContent } from '@saidian/shared/contracts/notices'
import { paths } from '@saidian/shared/contracts/page'
import type { Db } from '../../../platform/database'
import type { Effect, ModeratedKind } from '../../../platform/moderation'
import type { SendNotices, SentNotice } from '../../../platform/notices'
import { appealNotice } from '../../governance'
import { type HiddenFor, sendMentions } from '../posts/mention-notices'
import { postExcerpt } from '../posts/post-text.rules'
import { changeState, type LockedPost, lockPost } from '../posts/posts.repository'
import { POST_CASE, type WhyReviewed } from './open-cases'
import { sendPostOutcome } from './post-outcome'

type Deps = { notices: SendNotices<NoticeContent>; hiddenFor: HiddenFor }

const NOTHING: Effect = { afterCommit: async () => undefined }

/**
 * The review of posts: before others see them (`filter`), after a report, and removals by managers.
 * A post that its author deleted, or whose text changed since the case was opened, is decided
 * without an effect.
 */
export function moderatedPost(deps: Deps): ModeratedKind {
  return {
    name: POST_CASE,
    isOnePerSubject: true,
    own: {
      name: 'post',
      excerptOf: ({ text = '' }) => text,
      isReport: ({ why }) => why !== 'filter',
      appealed: (trx, { subject }, outcome) => appealed(trx, deps, { id: subject, outcome }),
    },
    async decided(trx, { subject, content }, state, reason) {
      const post = await lockPost(trx, subject)
      if (!post || post.state === 'deleted') return NOTHING
      const why = content.why as WhyReviewed | undefined
      const isRemoved = state === 'rejected'
      const outcome =
        why === 'report' ? await sendPostOutcome(trx, deps.notices, { post, isRemoved }) : []
      if (isRemoved) return reject(trx, deps, { post, reason, outcome })
      if (why === 'report') return published(deps.notices, outcome)
      const isSame = content.text === post.text
      if (why !== 'filter' || post.state !== 'waiting' || !isSame) return NOTHING
      return show(trx, deps, post)
    },
    async undone(trx, { subject, content }, state) {
      const post = await lockPost(trx, subject)
      if (!post || post.state === 'deleted') return NOTHING
      if (state === 'rejected' && post.state === 'rejected')
        await changeState(trx, post, post.wasShown ? 'shown' : 'waiting')
      if (state === 'approved' && content.why === 'filter' && post.state === 'shown')
        await changeState(trx, post, 'waiting')
      return NOTHING
    },
  }
}

async function show(trx: Db, { notices, hiddenFor }: Deps, post: LockedPost): Promise<Effect> {
  await changeState(trx, post, 'shown')
  const approved = await notices.send(trx, {
    memberId: post.authorId,
    key: `post/${post.id}/approved`,
    link: paths.post(post.id),
    kind: 'moderation',
    template: 'moderation.content_approved',
    data: { what: '帖子', excerpt: postExcerpt(post.text) },
  })
  const hidden = await hiddenFor(post.authorId)
  const mentions = await sendMentions(trx, notices, { ...post, hidden })
  return published(notices, [approved, ...mentions])
}

async function reject(
  trx: Db,
  { notices }: Deps,
  { post, reason, outcome }: { post: LockedPost; reason: string; outcome: SentNotice[] },
): Promise<Effect> {
  if (post.state === 'rejected') return published(notices, outcome)
  const template = post.wasShown ? 'moderation.content_removed' : 'moderation.content_rejected'
  await changeState(trx, post, 'rejected')
  const sent = await notices.send(trx, {
    memberId: post.authorId,
    key: `post/${post.id}/rejected`,
    link: '',
    kind: 'moderation',
    template,
    data: { what: '帖子', excerpt: postExcerpt(post.text), reason },
  })
  return published(notices, [sent, ...outcome])
}

type Outcome = { isGranted: boolean; reason: string }

async function appealed(
  trx: Db,
  { notices }: Deps,
  { id, outcome }: { id: string; outcome: Outcome },
): Promise<Effect | null> {
  const post = await lockPost(trx, id)
  if (post?.state !== 'rejected') return null
  if (outcome.isGranted) await changeState(trx, post, 'shown')
  const order = appealNotice({ what: '帖子', excerpt: postExcerpt(post.text) }, outcome)
  const link = outcome.isGranted ? paths.post(id) : ''
  const key = `post/${id}/${order.template}`
  const sent = await notices.send(trx, { ...order, memberId: post.authorId, key, link })
  return published(notices, [sent])
}

function published(notices: Deps['notices'], sent: readonly SentNotice[]): Effect {
  return {
    async afterCommit() {
      for (const notice of sent) notices.publish(notice)
    },
  }
}
