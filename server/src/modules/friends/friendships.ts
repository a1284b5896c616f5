import { sql } from 'kysely'
import { type Db, jsonRows } from '../../platform/database'
import { remarksOf } from './friends.repository'

/** Two members of a private conversation. */
type Pair = { memberId: string; peerId: string }

/** Pairs that are friends, each as `memberId/peerId`. */
async function friendPairs(db: Db, pairs: readonly Pair[]): Promise<ReadonlySet<string>> {
  if (pairs.length === 0) return new Set()
  const given = jsonRows('given', pairs, { memberId: 'bigint', peerId: 'bigint' })
  const { rows } = await sql<{ pair: string }>`
    SELECT DISTINCT f.member_id || '/' || f.friend_id AS pair FROM ${given}
    JOIN friends f ON f.member_id = given."memberId"
      AND f.friend_id = given."peerId"`.execute(db)
  return new Set(rows.map(({ pair }) => pair))
}

/** What the module of messages asks about friends. */
export const friendships = { areFriends: friendPairs, remarks: remarksOf }
