import type { Auth } from '@saidian/shared/contracts/accounts'
import type { NoticeContent } from '@saidian/shared/contracts/notices'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { handleOf } from '../../../platform/http'
import type { NotifyDevices, SendNotices, SentNotice } from '../../../platform/notices'
import { SESSION } from '../access.rules'
import type { NewSession, Sessions } from '../session/sessions.service'
import type { Caller } from './caller'
import { storeNetwork } from './networks.repository'

/**
 * A new login for the device. Pages of this product get the token in a cookie, not in the answer.
 */
export type Login = { auth: Auth; cookie: { token: string; expiresAt: number } | null }

/** A login whose transaction may still fail. */
export type OpenedLogin = { accountId: string; login: Login; sent: SentNotice }

export type Logins = {
  /** Opens a session; call it in the transaction that verified the member. */
  open: (trx: Db, accountId: string, caller: Caller, isNew: boolean) => Promise<OpenedLogin>
  /** After the commit: notifies the member's other devices. */
  finish: (opened: OpenedLogin) => Promise<Login>
}

type LoginsDeps = {
  clock: Clock
  sessions: Sessions
  notifyDevices: NotifyDevices
  notices: SendNotices<NoticeContent>
}

export function createLogins({ clock, sessions, notifyDevices, notices }: LoginsDeps): Logins {
  return {
    async open(trx, accountId, caller, isNew) {
      permit({ id: accountId }, 'make', { kind: SESSION, ownerId: accountId })
      const isNewNetwork = await storeNetwork(trx, accountId, caller.network, clock.now())
      const { id, token, expiresAt, device } = await sessions.open(trx, accountId, caller)
      const isCookie = caller.isCookie === true
      const auth = {
        token: isCookie ? handleOf(id) : token,
        expiresAt: Math.floor(expiresAt / 1000),
        isNew,
      }
      const isUnusual = isNewNetwork && !isNew
      const sent = isUnusual ? await notices.send(trx, noticeOf(accountId, id, device)) : null
      return { accountId, sent, login: { auth, cookie: isCookie ? { token, expiresAt } : null } }
    },
    async finish({ accountId, login, sent }) {
      notices.publish(sent)
      if (!login.auth.isNew) await notifyDevices(accountId, 'devices')
      return login
    },
  }
}

/** A login from a network that the member has not used for long. */
function noticeOf(memberId: string, sessionId: string, device: NewSession['device']) {
  return {
    memberId,
    key: `login/${sessionId}`,
    kind: 'account',
    template: 'account.new_login',
    data: { device: device.name, region: device.region },
    link: '/user/set?devices',
    group: 'new-login',
  } as const
}
