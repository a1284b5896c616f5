import type { Db } from '../../platform/database'

/**
 * What a module keeps of a member. Making, exporting and erasing a member goes through the parts of all modules:
 * making and erasing in one transaction, so that a member exists whole or not at all.
 */
export type MemberPart = {
  /** Key of the part in the export. */
  name: string
  /** Adds what a new member has from the start; inside the transaction that makes the account. */
  make?: (trx: Db, accountId: string) => Promise<void>
  /** All that is kept of the member, as plain JSON. */
  export: (db: Db, accountId: string) => Promise<unknown>
  /**
   * Removes it; inside the transaction that turns the account into a tombstone. What no transaction can take back, such
   * as removing files, is given to `afterCommit`.
   */
  erase: (trx: Db, accountId: string, afterCommit: AfterCommit) => Promise<void>
}

/** Keeps a task for when the transaction stands; a task that fails then is logged, and the account stays erased. */
export type AfterCommit = (task: () => Promise<void>) => void
