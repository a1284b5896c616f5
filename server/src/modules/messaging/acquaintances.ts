import type { Db } from '../../platform/database'
import { isSwitchedOff } from '../personal'
import { type Friendships, type Pair, pairKey } from './friendships'
import type { Acquaintance } from './sending/may-send.rules'

/** Setting of a member who gets messages of friends alone. */
const STRANGERS = 'strangerMessages'

export type AcquaintanceDeps = {
  friendships: Pick<Friendships, 'areFriends'>
  /** A minor, or a member in teen mode: no conversation with a stranger begins, on either side. */
  isYoung: (db: Db, memberId: string) => Promise<boolean>
}

/** How members stand to those who have not answered them yet. */
export function createReadAcquaintances({ friendships, isYoung }: AcquaintanceDeps) {
  async function allowsStrangers(trx: Db, { memberId, peerId }: Pair): Promise<boolean> {
    if (await isSwitchedOff(trx, peerId, STRANGERS)) return false
    return !(await isYoung(trx, peerId)) && !(await isYoung(trx, memberId))
  }

  return async (trx: Db, pairs: readonly Pair[]): Promise<Map<string, Acquaintance>> => {
    if (pairs.length === 0) return new Map()
    const friends = await friendships.areFriends(trx, pairs)
    const known = new Map<string, Acquaintance>()
    for (const pair of pairs) {
      const isFriend = friends.has(pairKey(pair))
      const isOpen = isFriend || (await allowsStrangers(trx, pair))
      known.set(pairKey(pair), { isFriend, allowsStrangers: isOpen })
    }
    return known
  }
}
