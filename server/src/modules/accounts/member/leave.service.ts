import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { Refusal } from '../../../platform/errors'
import type { User } from '../../../platform/http'
import type { Codes } from '../codes/codes.service'
import { findAccount } from './account.repository'
import { clearDeleting, setDeleting } from './leave.repository'

const REGRET_MS = 15 * 86_400_000

export type Leave = {
  /** Asks for deletion; resolves with the time at which the account goes, milliseconds. */
  cancel: (user: User, code: string, network: string) => Promise<number>
  keep: (user: User) => Promise<void>
}

/** Leaving for good, with 15 days to think it over. */
export function createLeave({ db, clock, codes }: { db: Db; clock: Clock; codes: Codes }): Leave {
  return {
    async cancel(user, code, network) {
      permit(user, 'remove', { kind: 'account', ownerId: user.id })
      const account = await findAccount(db, user.id)
      if (!account) throw new Refusal('auth.no_token')
      const checked = await codes.check({ phone: account.phone, purpose: 'cancel' }, code, network)
      return db.transaction().execute(async (trx) => {
        await checked.spend(trx)
        const deletingAt = await setDeleting(trx, user.id, clock.now() + REGRET_MS)
        if (deletingAt === null) throw new Refusal('auth.no_token')
        return deletingAt
      })
    },
    async keep(user) {
      permit(user, 'change', { kind: 'account', ownerId: user.id })
      if (!(await clearDeleting(db, user.id))) throw new Refusal('account.not_leaving')
    },
  }
}
