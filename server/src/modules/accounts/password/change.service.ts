import { randomUUID } from 'node:crypto'
import type { NoticeContent } from '@saidian/shared/contracts/notices'
import { permit } from '../../../platform/access'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { User } from '../../../platform/http'
import type { Limits } from '../../../platform/limits'
import type { SendNotices } from '../../../platform/notices'
import { ACCOUNT } from '../access.rules'
import type { Codes } from '../codes/codes.service'
import { LIMITS } from '../limits/limit.rules'
import type { Caller } from '../login/caller'
import {
  findAccount,
  findAccountByPhone,
  lockPasswordHash,
  updatePassword,
} from '../member/account.repository'
import { deleteSessions } from '../session/session.repository'
import type { Sessions } from '../session/sessions.service'
import type { StepUps } from '../step-up/step-up.service'
import type { EncryptedPassword, Envelope } from './envelope'
import type { Hasher } from './hasher'
import { acceptPassword } from './password.rules'

type ChangeDeps = {
  db: Db
  notices: SendNotices<NoticeContent>
  codes: Codes
  limits: Limits
  envelope: Envelope
  hasher: Hasher
  sessions: Sessions
  stepUps: StepUps
}

export type PasswordChange = {
  /** By phone and code; ends every session. */
  reset: (
    given: EncryptedPassword & { phone: string; code: string },
    caller: Caller,
  ) => Promise<void>
  /** By the old password, or by a proof for the first one; ends all other sessions. */
  change: (given: {
    user: User
    old?: EncryptedPassword
    next: EncryptedPassword
    proof?: string
  }) => Promise<void>
}

export function createPasswordChange(deps: ChangeDeps): PasswordChange {
  const { db, notices, codes, limits, envelope, hasher, sessions, stepUps } = deps

  async function checkOld(
    id: string,
    passwordHash: string,
    old: EncryptedPassword | undefined,
  ): Promise<void> {
    const rateLimit = { limit: LIMITS.oldPassword, of: id }
    await limits.take([rateLimit], 'account.too_many_tries')
    const opened = old ? await envelope.open(old) : null
    const isRight = await hasher.verify(passwordHash, opened ?? '')
    if (!isRight || opened === null) throw new RequestError('account.wrong_password')
    await limits.reset([rateLimit])
  }

  return {
    async reset({ phone, code, ...encrypted }, { network }) {
      const checked = await codes.check({ phone, purpose: 'reset' }, code, network)
      const password = acceptPassword(await envelope.open(encrypted), phone)
      const account = await findAccountByPhone(db, phone)
      // The caller has the code, so it owns the phone and may know that there is no account.
      if (!account) throw new RequestError('account.no_such_account')
      permit(account, 'change', { kind: ACCOUNT, ownerId: account.id })
      const hash = await hasher.hash(password)
      const { ended, sent } = await db.transaction().execute(async (trx) => {
        await checked.spend(trx)
        await updatePassword(trx, account.id, hash)
        const ended = await deleteSessions(trx, account.id, 'all')
        return { ended, sent: await notices.send(trx, changedNotice(account.id)) }
      })
      sessions.publishEnded(account.id, ended)
      notices.publish(sent)
      await limits.reset(
        [phone, account.id].flatMap((text) => [
          { limit: LIMITS.loginAccount, of: text },
          { limit: LIMITS.loginPair, of: `${text}/${network}` },
        ]),
      )
    },
    async change({ user, old, next, proof }) {
      permit(user, 'change', { kind: ACCOUNT, ownerId: user.id })
      const account = await findAccount(db, user.id)
      if (!account) throw new RequestError('auth.no_token')
      if (account.passwordHash === null) await stepUps.require(user, 'password', proof)
      else await checkOld(account.id, account.passwordHash, old)
      const hash = await hasher.hash(acceptPassword(await envelope.open(next), account.phone))
      const { ended, sent } = await db.transaction().execute(async (trx) => {
        // Another device may have changed it meanwhile: the verified password is no longer current.
        if ((await lockPasswordHash(trx, user.id)) !== account.passwordHash)
          throw new RequestError('account.wrong_password')
        await updatePassword(trx, user.id, hash)
        const ended = await deleteSessions(trx, user.id, { allBut: user.sessionId })
        return { ended, sent: await notices.send(trx, changedNotice(user.id)) }
      })
      sessions.publishEnded(user.id, ended)
      notices.publish(sent)
    },
  }
}

/** Each change is an act of its own. */
function changedNotice(memberId: string) {
  return {
    memberId,
    key: `password/${randomUUID()}`,
    kind: 'account',
    template: 'account.password_changed',
    data: {},
    link: '/user/set?devices',
  } as const
}
