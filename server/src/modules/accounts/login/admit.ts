import type { Auth } from '@saidian/shared/contracts'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { Sessions } from '../session/sessions.service'
import type { Caller } from './caller'
import { rememberNetwork } from './networks.repository'

/** Lets a member in, inside the transaction that made it right. */
export type Admit = (trx: Db, accountId: string, caller: Caller, isNew: boolean) => Promise<Auth>

export function createAdmit({ clock, sessions }: { clock: Clock; sessions: Sessions }): Admit {
  return async (trx, accountId, caller, isNew) => {
    permit({ id: accountId }, 'make', { kind: 'session', ownerId: accountId })
    await rememberNetwork(trx, accountId, caller.network, clock.now())
    const { token, expiresAt } = await sessions.open(trx, accountId, caller)
    return { token, expiresAt: Math.floor(expiresAt / 1000), isNew }
  }
}
