import type { Db } from '../../platform/database'

/** Two members of a private conversation. */
export type Pair = { memberId: string; peerId: string }

/** What messages need of friends; the module of friends has it. */
export type Friendships = {
  /** Ids of the peers who are friends of the member of their pair, as `memberId/peerId`. */
  areFriends: (db: Db, pairs: readonly Pair[]) => Promise<ReadonlySet<string>>
  /** What a member calls friends (备注), by their ids. */
  remarks: (
    db: Db,
    memberId: string,
    friendIds: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>
}

export const pairKey = ({ memberId, peerId }: Pair) => `${memberId}/${peerId}`
