import { kindOf } from '../kind-of'
import type { Effect, ModeratedKind } from '../moderated-kind'
import { addAct, changeState, lockCase } from '../moderation.repository'
import { endAppeal } from './appeals.repository'

export const APPEAL = 'appeal'
/** Recorded in the case that the appeal is against; who decided is recorded in the appeal. */
const ACTOR = 'appeal'

const NOTHING: Effect = { afterCommit: async () => undefined }

/**
 * Appeals as cases of their own; the subject is the number of the case that they are against. An
 * approved one undoes the rejection there.
 */
export function appealKind(kinds: () => readonly ModeratedKind[]): ModeratedKind {
  return {
    name: APPEAL,
    isOnePerSubject: true,
    async decided(trx, { subject: id }, state, reason) {
      const isGranted = state === 'approved'
      await endAppeal(trx, id, isGranted ? 'granted' : 'denied')
      const one = await lockCase(trx, id)
      // The staff undid the rejection before: there is nothing to restore.
      if (one?.state !== 'rejected') return NOTHING
      const effect = await kindOf(kinds(), one).own?.appealed?.(trx, one, { isGranted, reason })
      await addAct(trx, { id, act: isGranted ? 'grant' : 'deny', actor: ACTOR, reason })
      if (isGranted)
        await changeState(trx, { ...one, ...effect, id, state: 'approved', reason: '' })
      return effect ? { afterCommit: effect.afterCommit } : NOTHING
    },
    // The case that it was against can be decided again instead.
    undone: async () => null,
  }
}
