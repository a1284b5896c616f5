import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { Codes } from '../codes/codes.service'
import { lockAccountByPhone } from '../member/account.repository'
import { makeAccount } from '../member/make-account'
import type { MemberPart } from '../member-part'
import type { Caller } from './caller'
import type { Login, Logins } from './logins'

type CodeLoginDeps = {
  db: Db
  clock: Clock
  codes: Codes
  logins: Logins
  parts: readonly MemberPart[]
}

export type CodeLogin = (given: { phone: string; code: string }, caller: Caller) => Promise<Login>

/** Login by phone and code; an unknown phone becomes a member in the same transaction. */
export function createCodeLogin({ db, clock, codes, logins, parts }: CodeLoginDeps): CodeLogin {
  return async ({ phone, code }, caller) => {
    const checked = await codes.check({ phone, purpose: 'login' }, code, caller.network)
    const opened = await db.transaction().execute(async (trx) => {
      // Waits for a deletion in progress; the phone then belongs to a new member. Locks the account
      // before the code, in the same order as the deletion.
      const known = await lockAccountByPhone(trx, phone)
      await checked.spend(trx)
      if (known) return logins.open(trx, known.id, caller, false)
      const made = await makeAccount(trx, parts, { phone, passwordHash: null, atMs: clock.now() })
      // A concurrent call made the account between the two queries.
      const id = made ?? (await lockAccountByPhone(trx, phone))?.id
      if (id === undefined) throw new RequestError('server.busy')
      return logins.open(trx, id, caller, made !== null)
    })
    return logins.finish(opened)
  }
}
