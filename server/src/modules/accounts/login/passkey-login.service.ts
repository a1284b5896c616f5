import type { CredentialAnswer } from '@saidian/shared/contracts/accounts'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { Limits } from '../../../platform/limits'
import { LIMITS } from '../limits/limit.rules'
import { findAccount } from '../member/account.repository'
import type { Passkeys } from '../passkeys/passkeys.service'
import type { RelyingParty } from '../passkeys/relying-party.rules'
import type { Caller } from './caller'
import type { Login, Logins } from './logins'

type PasskeyLoginDeps = { db: Db; limits: Limits; passkeys: Passkeys; logins: Logins }

export type PasskeyLogin = (
  given: { answer: CredentialAnswer; party: RelyingParty },
  caller: Caller,
) => Promise<Login>

/** Login by a passkey that the authenticator stores for this site; the user types nothing. */
export function createPasskeyLogin({
  db,
  limits,
  passkeys,
  logins,
}: PasskeyLoginDeps): PasskeyLogin {
  return async ({ answer, party }, caller) => {
    const rateLimit = { limit: LIMITS.passkeyTry, of: caller.network }
    await limits.take([rateLimit], 'account.too_many_tries')
    const key = await passkeys.checkLogin(answer, party)
    await limits.refund([rateLimit])
    const opened = await db.transaction().execute(async (trx) => {
      if (!(await findAccount(trx, key.accountId))) throw new RequestError('account.wrong_passkey')
      return logins.open(trx, key.accountId, caller, false)
    })
    return logins.finish(opened)
  }
}
