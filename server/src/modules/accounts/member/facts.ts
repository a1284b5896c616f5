import type { Db } from '../../../platform/database'
import { findAccount } from './account.repository'

/** What other modules may know of an account; times in seconds since 1970. */
export type AccountFacts = {
  /** Masked, 138****8000. */
  phone: string
  hasPassword: boolean
  joinedAt: number
  deletingAt: number | null
}

/** Facts about a member; null for nobody and for one whose account was erased. */
export async function readAccountFacts(db: Db, accountId: string): Promise<AccountFacts | null> {
  const account = await findAccount(db, accountId)
  return (
    account && {
      phone: `${account.phone.slice(0, 3)}****${account.phone.slice(-4)}`,
      hasPassword: account.passwordHash !== null,
      joinedAt: Math.floor(account.createdAt / 1000),
      deletingAt: account.deletingAt === null ? null : Math.floor(account.deletingAt / 1000),
    }
  )
}
