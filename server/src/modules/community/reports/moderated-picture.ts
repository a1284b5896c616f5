import type { NoticeContent } from '@saidian/shared/contracts/notices'
import { paths } from '@saidian/shared/contracts/page'
import type { ModeratedKind } from '../../../platform/moderation'
import type { SendNotices } from '../../../platform/notices'
import { appealNotice } from '../../governance'
import { setPictureState } from '../pictures/pictures.repository'
import { PICTURE_CASE } from './open-cases'

/**
 * The review of single pictures of posts. Files stay while the post does, so that every decision
 * can be undone; a rejected one is not served.
 */
export function moderatedPicture(deps: { notices: SendNotices<NoticeContent> }): ModeratedKind {
  const nothing = { afterCommit: async () => undefined }
  return {
    name: PICTURE_CASE,
    isOnePerSubject: true,
    own: {
      name: 'picture',
      excerptOf: ({ text = '' }) => text,
      isReport: ({ why }) => why === 'sample',
      async appealed(trx, { subject: key, memberId, content }, outcome) {
        const changed = outcome.isGranted ? await setPictureState(trx, key, 'shown') : null
        if (outcome.isGranted && !changed) return null
        const order = appealNotice({ what: '图片', excerpt: content.text ?? '' }, outcome)
        const link = changed ? paths.post(changed.postId) : ''
        const id = `post-picture/${key}/${order.template}`
        const sent = await deps.notices.send(trx, { ...order, memberId, key: id, link })
        return { afterCommit: async () => deps.notices.publish(sent) }
      },
    },
    async decided(trx, { subject: key, memberId, content }, state, reason) {
      const changed = await setPictureState(trx, key, state === 'approved' ? 'shown' : 'rejected')
      if (!changed || state === 'approved') return nothing
      const sent = await deps.notices.send(trx, {
        memberId,
        key: `post-picture/${key}`,
        link: paths.post(changed.postId),
        kind: 'moderation',
        template: 'moderation.content_rejected',
        data: { what: '图片', excerpt: content.text ?? '', reason },
      })
      return { afterCommit: async () => deps.notices.publish(sent) }
    },
    async undone(trx, { subject: key, content }) {
      await setPictureState(trx, key, content.why === 'fresh' ? 'waiting' : 'shown')
      return nothing
    },
  }
}
