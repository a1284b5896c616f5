import type { Db } from '../../platform/database'

/** Who blocks whom; a block hides a friendship, which is there again without it. */
export type FriendRelations = {
  hiddenFor: (memberId: string) => Promise<ReadonlySet<string>>
  hasBlocked: (memberId: string, blockedId: string) => Promise<boolean>
  /** Whether one of the two blocks the other, as this transaction sees it. */
  areBlocked: (one: string, other: string, trx: Db) => Promise<boolean>
}
