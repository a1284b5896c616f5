import { normaliseAccountName } from '@saidian/shared/contracts/accounts'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { Limits } from '../../../platform/limits'
import { LIMITS } from '../limits/limit.rules'
import {
  type Account,
  findAccount,
  findAccountByPhone,
  lockPasswordHash,
  updatePassword,
} from '../member/account.repository'
import type { EncryptedPassword, Envelope } from '../password/envelope'
import type { Hasher } from '../password/hasher'
import type { Caller } from './caller'
import { KNOWN_FOR_MS } from './known-networks'
import { countTry } from './login-tries'
import type { Login, Logins } from './logins'
import { isKnownNetwork } from './networks.repository'

type PasswordLoginDeps = {
  db: Db
  clock: Clock
  limits: Limits
  envelope: Envelope
  hasher: Hasher
  logins: Logins
}

export type PasswordLogin = (
  given: EncryptedPassword & { account: string },
  caller: Caller,
) => Promise<Login>

const PHONE = /^1[3-9]\d{9}$/
const NUMBER = /^\d{5,11}$/
/** The number of no account: its query takes as long as that of an account. */
const NO_ACCOUNT = '0'

/** One spelling per account, by which tries are counted; `NO_ACCOUNT` for an impossible name. */
function accountNameOf(text: string): string {
  const name = normaliseAccountName(text)
  return NUMBER.test(name) ? name : NO_ACCOUNT
}

/**
 * Login by account and password. Every failure has the same answer and takes the same time. Tries
 * are counted before the password is verified; a right password refunds them.
 */
export function createPasswordLogin(deps: PasswordLoginDeps): PasswordLogin {
  const { db, clock, limits, envelope, hasher, logins } = deps

  /**
   * The hash to compare with; null when no password may pass. Above the limit a member passes only
   * from a known network; for all others the password is verified all the same, for equal time.
   */
  async function hashFor(
    account: Account | null,
    network: string,
    isLimited: boolean,
  ): Promise<string | null> {
    const isKnown = await isKnownNetwork(
      db,
      account?.id ?? NO_ACCOUNT,
      network,
      clock.now() - KNOWN_FOR_MS,
    )
    return isLimited && !isKnown ? null : (account?.passwordHash ?? null)
  }

  return async ({ account: given, ...encrypted }, caller) => {
    const text = accountNameOf(given)
    const password = await envelope.open(encrypted)
    const { counted, exceeded } = await countTry(limits, text, caller.network)
    const account = PHONE.test(text)
      ? await findAccountByPhone(db, text)
      : await findAccount(db, text)
    const passwordHash = await hashFor(account, caller.network, exceeded !== null)
    const isRight = await hasher.verify(passwordHash, password ?? '')
    if (!isRight || !account || passwordHash === null || password === null)
      throw exceeded ?? new RequestError('account.wrong_login')
    const { id } = account
    const renewed = hasher.isOutdated(passwordHash) ? await hasher.hash(password) : null
    const opened = await db.transaction().execute(async (trx) => {
      // The password may have changed, or the account been erased, during the comparison.
      if ((await lockPasswordHash(trx, id)) !== passwordHash)
        throw new RequestError('account.wrong_login')
      if (renewed) await updatePassword(trx, id, renewed)
      return logins.open(trx, id, caller, false)
    })
    await limits.refund(counted)
    await limits.reset(counted.filter(({ limit }) => limit === LIMITS.loginPair))
    return logins.finish(opened)
  }
}
