import type { Auth } from '@saidian/shared/contracts/accounts'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { handleOf } from '../../../platform/http'
import type { NotifyDevices } from '../../../platform/notices'
import { SESSION } from '../access.rules'
import type { Sessions } from '../session/sessions.service'
import type { Caller } from './caller'
import { storeNetwork } from './networks.repository'

/**
 * A new login for the device. Pages of this product get the token in a cookie, not in the answer.
 */
export type Login = { auth: Auth; cookie: { token: string; expiresAt: number } | null }

/** A login whose transaction may still fail. */
export type OpenedLogin = { accountId: string; login: Login }

export type Logins = {
  /** Opens a session; call it in the transaction that verified the member. */
  open: (trx: Db, accountId: string, caller: Caller, isNew: boolean) => Promise<OpenedLogin>
  /** After the commit: notifies the member's other devices. */
  finish: (opened: OpenedLogin) => Login
}

type LoginsDeps = { clock: Clock; sessions: Sessions; notifyDevices: NotifyDevices }

export function createLogins({ clock, sessions, notifyDevices }: LoginsDeps): Logins {
  return {
    async open(trx, accountId, caller, isNew) {
      permit({ id: accountId }, 'make', { kind: SESSION, ownerId: accountId })
      await storeNetwork(trx, accountId, caller.network, clock.now())
      const { id, token, expiresAt } = await sessions.open(trx, accountId, caller)
      const isCookie = caller.isCookie === true
      const auth = {
        token: isCookie ? handleOf(id) : token,
        expiresAt: Math.floor(expiresAt / 1000),
        isNew,
      }
      return { accountId, login: { auth, cookie: isCookie ? { token, expiresAt } : null } }
    },
    finish({ accountId, login }) {
      if (!login.auth.isNew) notifyDevices(accountId, 'devices')
      return login
    },
  }
}
