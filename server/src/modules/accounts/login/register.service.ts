import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { Codes } from '../codes/codes.service'
import { makeAccount } from '../member/make-account'
import type { MemberPart } from '../member-part'
import type { EncryptedPassword, Envelope } from '../password/envelope'
import type { Hasher } from '../password/hasher'
import { acceptPassword } from '../password/password.rules'
import type { Caller } from './caller'
import type { Login, Logins } from './logins'

type RegisterDeps = {
  db: Db
  clock: Clock
  codes: Codes
  envelope: Envelope
  hasher: Hasher
  logins: Logins
  parts: readonly MemberPart[]
}

export type Register = (
  given: EncryptedPassword & { phone: string; code: string },
  caller: Caller,
) => Promise<Login>

/** A new member with a password: code, account, its parts and the session are one transaction. */
export function createRegister(deps: RegisterDeps): Register {
  const { db, clock, codes, envelope, hasher, logins, parts } = deps

  return async ({ phone, code, ...encrypted }, caller) => {
    // The code is checked first: only the owner of the phone learns what else is wrong.
    const checked = await codes.check({ phone, purpose: 'register' }, code, caller.network)
    const password = acceptPassword(await envelope.open(encrypted), phone)
    const passwordHash = await hasher.hash(password)
    const opened = await db.transaction().execute(async (trx) => {
      await checked.spend(trx)
      const id = await makeAccount(trx, parts, { phone, passwordHash, atMs: clock.now() })
      if (id === null) throw new RequestError('account.exists')
      return logins.open(trx, id, caller, true)
    })
    return logins.finish(opened)
  }
}
