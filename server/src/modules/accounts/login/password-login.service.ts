import { normaliseAccountName } from '@saidian/shared/contracts'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
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
import type { Admit, Login } from './admit'
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

export type PasswordLogin = (given: Sealed & { account: string }, caller: Caller) => Promise<Login>

const PHONE = /^1[3-9]\d{9}$/
const NUMBER = /^\d{5,11}$/
/** The number of no account: what is looked up for nobody takes as long. */
const NOBODY = '0'
const REASON = 'account.too_many_tries'

/** The gates a try has passed; `shut` when one stays shut for all but those who are at home there. */
type Passage = { counted: Gate[]; shut: RequestError | null }

/** One spelling for one account, by which tries are counted; that of no account for what cannot be one. */
function accountNameOf(text: string): string {
  const name = normaliseAccountName(text)
  return NUMBER.test(name) ? name : NOBODY
}

/**
 * Login by account and password. Whatever is wrong, the answer and its time are the same. Tries are counted before the
 * password is looked at; those of a right one are given back.
 */
export function createPasswordLogin(deps: PasswordLoginDeps): PasswordLogin {
  const { db, clock, limits, envelope, hasher, admit } = deps

  /** By what was typed, not by whose it is: else a try with the number would count against the phone, and tell whose. */
  async function pass(text: string, network: string): Promise<Passage> {
    const pair = { limit: LIMITS.loginPair, of: `${text}/${network}` }
    const gates = [
      { limit: LIMITS.loginNetwork, of: network },
      pair,
      { limit: LIMITS.loginAccount, of: text },
    ]
    const { counted, shut } = await limits.count(gates, REASON)
    if (!shut) return { counted, shut }
    if (gates[counted.length] === pair) throw shut
    const left = counted.includes(pair) ? [] : [pair]
    const home = await limits.count([{ limit: LIMITS.loginHome, of: network }, ...left], REASON)
    if (home.shut) throw shut
    return { counted: [...counted, ...home.counted], shut }
  }

  /**
   * The hash that the password must have; null when none will do. Others cannot keep a member out where the member
   * has been before; for anybody else a password is looked at all the same there, for the time it takes.
   */
  async function hashFor(
    account: Account | null,
    network: string,
    isShut: boolean,
  ): Promise<string | null> {
    const isHome = await isKnownNetwork(
      db,
      account?.id ?? NOBODY,
      network,
      clock.now() - KNOWN_FOR_MS,
    )
    return isShut && !isHome ? null : (account?.passwordHash ?? null)
  }

  return async ({ account: given, ...sealed }, caller) => {
    const text = accountNameOf(given)
    const password = await envelope.open(sealed)
    const { counted, shut } = await pass(text, caller.network)
    const account = PHONE.test(text)
      ? await findAccountByPhone(db, text)
      : await findAccount(db, text)
    const passwordHash = await hashFor(account, caller.network, shut !== null)
    const isRight = await hasher.verify(passwordHash, password ?? '')
    if (!isRight || !account || passwordHash === null || password === null)
      throw shut ?? new RequestError('account.wrong_login')
    const { id } = account
    const renewed = hasher.isOutdated(passwordHash) ? await hasher.hash(password) : null
    const admitted = await db.transaction().execute(async (trx) => {
      // It may have been changed, or the account erased, while we compared.
      if ((await lockPasswordHash(trx, id)) !== passwordHash)
        throw new RequestError('account.wrong_login')
      if (renewed) await updatePassword(trx, id, renewed)
      return admit.open(trx, id, caller, false)
    })
    await limits.giveBack(counted)
    await limits.forget(counted.filter(({ limit }) => limit === LIMITS.loginPair))
    return admit.finish(admitted)
  }
}
