import type { Auth } from '@saidian/shared/contracts'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { Refusal } from '../../../platform/errors'
import { LIMITS } from '../limits/limit.rules'
import type { Gate, Limits } from '../limits/limits.service'
import {
  type Account,
  findAccount,
  findAccountByPhone,
  lockPasswordHash,
  updatePassword,
} from '../member/account.repository'
import type { Envelope, Sealed } from '../password/envelope'
import type { Hasher } from '../password/hasher'
import type { Admit } from './admit'
import type { Caller } from './caller'
import { KNOWN_FOR_MS } from './known-networks'
import { isKnownNetwork } from './networks.repository'

type PasswordLoginDeps = {
  db: Db
  clock: Clock
  limits: Limits
  envelope: Envelope
  hasher: Hasher
  admit: Admit
}

export type PasswordLogin = (given: Sealed & { account: string }, caller: Caller) => Promise<Auth>

const PHONE = /^1[3-9]\d{9}$/
/** The number of no account: what is looked up for nobody takes as long. */
const NOBODY = '0'

/**
 * Login by account and password. Whatever is wrong, the answer and its time are the same. Tries are counted before the
 * password is looked at; those of a right one are given back.
 */
export function createPasswordLogin(deps: PasswordLoginDeps): PasswordLogin {
  const { db, clock, limits, envelope, hasher, admit } = deps

  async function gatesOf(account: Account | null, text: string, network: string): Promise<Gate[]> {
    // By what was typed, not by whose it is: else a try with the number would count against the phone, and tell whose it is.
    const pair = { limit: LIMITS.loginPair, of: `${text}/${network}` }
    const sinceMs = clock.now() - KNOWN_FOR_MS
    // Where the member has been before, only what is tried there counts: others cannot keep the member out.
    if (await isKnownNetwork(db, account?.id ?? NOBODY, network, sinceMs)) return [pair]
    return [{ limit: LIMITS.loginNetwork, of: network }, pair, { limit: LIMITS.loginAccount, of: text }]
  }

  return async ({ account: text, ...sealed }, caller) => {
    const password = await envelope.open(sealed)
    const account = PHONE.test(text) ? await findAccountByPhone(db, text) : await findAccount(db, text)
    const gates = await gatesOf(account, text, caller.network)
    await limits.take(gates, 'account.too_many_tries')
    const isRight = await hasher.verify(account?.passwordHash ?? null, password ?? '')
    if (!isRight || !account?.passwordHash || password === null) throw new Refusal('account.wrong_login')
    const { id, passwordHash } = account
    const renewed = hasher.isOutdated(passwordHash) ? await hasher.hash(password) : null
    const auth = await db.transaction().execute(async (trx) => {
      // It may have been changed, or the account erased, while we compared.
      if ((await lockPasswordHash(trx, id)) !== passwordHash) throw new Refusal('account.wrong_login')
      if (renewed) await updatePassword(trx, id, renewed)
      return admit(trx, id, caller, false)
    })
    await limits.giveBack(gates)
    await limits.forget(gates.filter(({ limit }) => limit === LIMITS.loginPair))
    return auth
  }
}
