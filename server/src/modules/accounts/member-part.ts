import type { Db } from '../../platform/database'

/**
 * What a module stores of a member. Members are created, exported and erased through the parts of
 * all modules. Creation and erasure are one transaction each, so a member exists whole or not at
 * all.
 */
export type MemberPart = {
  /** Key of the part in the export. */
  name: string
  /** Creates the initial rows of a new member; runs in the transaction that creates the account. */
  make?: (trx: Db, accountId: string) => Promise<void>
  /** All stored data of the member, as plain JSON. */
  export: (db: Db, accountId: string) => Promise<unknown>
  /**
   * Removes the data; runs in the transaction that turns the account into a tombstone. Work that a
   * transaction cannot undo, such as removing files, goes to `afterCommit`.
   */
  erase: (trx: Db, accountId: string, afterCommit: AfterCommit) => Promise<void>
}

/**
 * Queues a task until the transaction is committed. A task that fails is logged, and the account
 * stays erased.
 */
export type AfterCommit = (task: () => Promise<void>) => void
