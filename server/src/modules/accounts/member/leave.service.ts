import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { User } from '../../../platform/http'
import { ACCOUNT } from '../access.rules'
import type { StepUps } from '../step-up/step-up.service'
import { clearDeleting, setDeleting } from './leave.repository'

const GRACE_MS = 15 * 86_400_000

type LeaveDeps = { db: Db; clock: Clock; stepUps: StepUps }

export type Leave = {
  /** Schedules the deletion; resolves with its time in milliseconds. */
  schedule: (user: User, proof: string | undefined) => Promise<number>
  cancel: (user: User) => Promise<void>
}

/** Deletion of an account, which the member can cancel for 15 days. */
export function createLeave({ db, clock, stepUps }: LeaveDeps): Leave {
  return {
    async schedule(user, proof) {
      permit(user, 'remove', { kind: ACCOUNT, ownerId: user.id })
      await stepUps.spend(user, 'leave', proof)
      const deletingAt = await setDeleting(db, user.id, clock.now() + GRACE_MS)
      if (deletingAt === null) throw new RequestError('auth.no_token')
      return deletingAt
    },
    async cancel(user) {
      permit(user, 'change', { kind: ACCOUNT, ownerId: user.id })
      if (!(await clearDeleting(db, user.id))) throw new RequestError('account.not_leaving')
    },
  }
}
