import type { CredentialAnswer } from '@saidian/shared/contracts'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import { LIMITS } from '../limits/limit.rules'
import type { Limits } from '../limits/limits.service'
import { findAccount } from '../member/account.repository'
import type { Passkeys } from '../passkeys/passkeys.service'
import type { RelyingParty } from '../passkeys/relying-party.rules'
import type { Admit, Login } from './admit'
import type { Caller } from './caller'

type PasskeyLoginDeps = { db: Db; limits: Limits; passkeys: Passkeys; admit: Admit }

export type PasskeyLogin = (
  given: { answer: CredentialAnswer; party: RelyingParty },
  caller: Caller,
) => Promise<Login>

/** Login by a passkey that the authenticator has for this site: nothing is typed. */
export function createPasskeyLogin({
  db,
  limits,
  passkeys,
  admit,
}: PasskeyLoginDeps): PasskeyLogin {
  return async ({ answer, party }, caller) => {
    const gate = { limit: LIMITS.passkeyTry, of: caller.network }
    await limits.take([gate], 'account.too_many_tries')
    const key = await passkeys.checkLogin(answer, party)
    await limits.giveBack([gate])
    const admitted = await db.transaction().execute(async (trx) => {
      if (!(await findAccount(trx, key.accountId))) throw new RequestError('account.wrong_passkey')
      return admit.open(trx, key.accountId, caller, false)
    })
    return admit.finish(admitted)
  }
}
