import type { Db } from '../../platform/database'
import { isSwitchedOff } from '../personal'
import { type Friendships, type Pair, pairKey } from './friendships'
import type { Acquaintance } from './sending/may-send.rules'

/** Setting of a member who gets messages of friends alone. */
const STRANGERS = 'strangerMessages'

/** How members stand to those who have not answered them yet. */
export function createReadAcquaintances(friendships: Pick<Friendships, 'areFriends'>) {
  return async (trx: Db, pairs: readonly Pair[]): Promise<Map<string, Acquaintance>> => {
    if (pairs.length === 0) return new Map()
    const friends = await friendships.areFriends(trx, pairs)
    const known = new Map<string, Acquaintance>()
    for (const pair of pairs) {
      const isFriend = friends.has(pairKey(pair))
      const allowsStrangers = isFriend || !(await isSwitchedOff(trx, pair.peerId, STRANGERS))
      known.set(pairKey(pair), { isFriend, allowsStrangers })
    }
    return known
  }
}
