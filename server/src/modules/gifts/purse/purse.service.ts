import type { GiftPurse } from '@saidian/shared/contracts/rooms'
import { beijingDate } from '@saidian/shared/lib'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { User } from '../../../platform/http'
import { readCoins } from '../../wallet'
import { GIFT_PURSE } from '../access.rules'
import { readBag } from '../bag/bag.repository'
import type { MayGive } from './may-give'
import { changeLimit, purseOf } from './own-limit.rules'
import { lockPurse, readPurse, saveLimit } from './purse.repository'

type Member = Pick<User, 'id'>

export type Purses = {
  read: (member: Member) => Promise<GiftPurse>
  setLimit: (member: Member, dailyLimit: number | null) => Promise<GiftPurse>
}

/** Coins, bag and own limit of members. */
export function createPurses(deps: { db: Db; clock: Clock; mayGive: MayGive }): Purses {
  const { db, clock, mayGive } = deps

  async function read({ id }: Member): Promise<GiftPurse> {
    permit({ id }, 'read', { kind: GIFT_PURSE, ownerId: id })
    const now = clock.now()
    const day = beijingDate(now)
    const [coins, bag, purse, isAllowed] = await Promise.all([
      readCoins(db, id),
      readBag(db, id, now),
      readPurse(db, id),
      mayGive(id),
    ])
    return purseOf(purse, { coins: coins ?? 0, bag, mayGive: isAllowed, day })
  }

  return {
    read,
    async setLimit(member, dailyLimit) {
      permit(member, 'change', { kind: GIFT_PURSE, ownerId: member.id })
      await db.transaction().execute(async (trx) => {
        const purse = await lockPurse(trx, member.id)
        await saveLimit(trx, member.id, changeLimit(purse, dailyLimit, beijingDate(clock.now())))
      })
      return read(member)
    },
  }
}
