import type { ModeratedKind } from '../../../platform/moderation'
import type { SentNotice } from '../../../platform/notices'
import { changeState, lockComment } from '../changes.repository'
import { excerptOf } from '../stored-comment'
import {
  type CaseEffects,
  createCaseEffects,
  type ModeratedDeps,
  NOTHING,
  type Outcome,
  WHAT,
} from './case-effects'
import { REPORTED_COMMENT, REVIEWED_COMMENT } from './case-kinds'

/**
 * Comments that wait for a review, and reported ones. A comment that its author deleted meanwhile
 * is decided as well, and no one is notified.
 */
export function moderatedComments(deps: ModeratedDeps): ModeratedKind[] {
  const effects = createCaseEffects(deps)
  return [reviewedComment(effects), reportedComment(effects)]
}

function ownOf({ appealed }: CaseEffects) {
  const excerptOfCase = ({ text = '' }: Record<string, string>) => text
  return { name: 'comment', excerptOf: excerptOfCase, appealed }
}

function reviewedComment(effects: CaseEffects): ModeratedKind {
  const { announce, published, returnTo, sendOutcome } = effects
  return {
    name: REVIEWED_COMMENT,
    isOnePerSubject: true,
    own: ownOf(effects),
    async decided(trx, { subject: id }, state, reason) {
      const comment = await lockComment(trx, id)
      if (!comment || comment.state === 'deleted') return NOTHING
      const data = { what: WHAT, excerpt: excerptOf(comment.spans) }
      const isApproved = state === 'approved'
      await changeState(trx, comment, isApproved ? 'shown' : 'rejected')
      const announced = isApproved ? await announce(trx, comment) : []
      const outcome: Outcome = isApproved
        ? { kind: 'moderation', template: 'moderation.content_approved', data }
        : { kind: 'moderation', template: 'moderation.content_rejected', data: { ...data, reason } }
      const key = `comment/${id}/${state}`
      const outcomeSent = await sendOutcome(trx, { comment, to: comment.authorId, outcome, key })
      return published(comment, [...announced, outcomeSent])
    },
    undone: (trx, { subject: id }) => returnTo(trx, id, 'waiting'),
  }
}

function reportedComment(effects: CaseEffects): ModeratedKind {
  const { published, returnTo, sendOutcome, sendToReporters } = effects
  return {
    name: REPORTED_COMMENT,
    isOnePerSubject: true,
    own: { ...ownOf(effects), isReport: () => true },
    async decided(trx, { subject: id }, state, reason) {
      const comment = await lockComment(trx, id)
      if (!comment || comment.state === 'deleted') return NOTHING
      const data = { what: WHAT, excerpt: excerptOf(comment.spans) }
      const isRemoved = state === 'rejected'
      const sent: SentNotice[] = []
      if (isRemoved) {
        await changeState(trx, comment, 'rejected')
        const removed = { ...data, reason }
        const outcome = { kind: 'moderation', template: 'moderation.content_removed' } as const
        sent.push(
          await sendOutcome(trx, {
            comment,
            to: comment.authorId,
            key: `comment/${id}/removed`,
            outcome: { ...outcome, data: removed },
          }),
        )
      }
      sent.push(...(await sendToReporters(trx, { comment, isAccepted: isRemoved })))
      return published(comment, sent)
    },
    undone: async (trx, { subject: id }, state) =>
      state === 'rejected' ? returnTo(trx, id, 'shown') : NOTHING,
  }
}
