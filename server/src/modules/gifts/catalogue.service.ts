import type { Gift } from '@saidian/shared/contracts/rooms'
import { createFreshCache } from '../../platform/cache'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import { readGifts } from './catalogue.repository'

const LIFE_MS = 30_000

export type Catalogue = {
  list: () => Promise<Gift[]>
  /** Undefined for a gift that is not offered. */
  find: (giftId: number) => Promise<Gift | undefined>
}

/** The gifts that can be sent; read again after half a minute. */
export function createCatalogue({ db, clock }: { db: Db; clock: Clock }): Catalogue {
  const known = createFreshCache<Gift[]>(clock, 1)
  const list = () => known.get('all', LIFE_MS, () => readGifts(db))
  return {
    list,
    find: async (giftId) => (await list()).find(({ id }) => id === giftId),
  }
}
