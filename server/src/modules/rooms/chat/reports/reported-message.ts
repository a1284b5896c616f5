import type { Clock } from '../../../../platform/clock'
import type { ModeratedKind } from '../../../../platform/moderation'
import type { StoredTopics } from '../../../../platform/topics'
import { restoreMessage } from '../managing/removal.repository'
import { hideMessage } from '../staff/staff-acts.service'

export const REPORTED_MESSAGE = 'room-message'

/** Recorded as who removed a message, so that an undone decision shows no other one again. */
const BY = 'moderation'

/**
 * The review of reported messages: a rejected one is removed from open pages. One that is gone by
 * then, by its manager or its age, is decided as well.
 */
export function reportedMessage(deps: { clock: Clock; topics: StoredTopics }): ModeratedKind {
  const nothing = { afterCommit: async () => undefined }
  return {
    name: REPORTED_MESSAGE,
    own: { name: 'room-message', excerptOf: ({ text = '' }) => text, isReport: () => true },
    isOnePerSubject: true,
    async decided(trx, { subject }, state) {
      if (state === 'approved') return nothing
      const events = await hideMessage(trx, deps, { id: Number(subject), by: BY })
      const afterCommit = async () => {
        for (const event of events ?? []) deps.topics.publish(event)
      }
      return { afterCommit }
    },
    async undone(trx, { subject }, state) {
      if (state === 'rejected') await restoreMessage(trx, Number(subject), BY)
      return nothing
    },
  }
}
