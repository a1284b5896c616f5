import type { NobleOffer, OwnNoble } from '@saidian/shared/contracts/rooms'

const NAMES = ['骑士', '子爵', '伯爵', '公爵', '国王', '皇帝']

/** The six levels; a higher one costs more, the first five add a privilege each. */
export function makeNobleOffers(): NobleOffer[] {
  const privileges = ['badge', 'entrance', 'danmakuColor', 'monthlyBag', 'chatPriority']
  return NAMES.map((name, at) => ({
    level: at + 1,
    name,
    coins: 1000 * (at + 1),
    renewCoins: 800 * (at + 1),
    privileges: privileges.slice(0, at + 1),
  }))
}

/** A member with coins and without a level. */
export function makeOwnNoble(given: Partial<OwnNoble> = {}): OwnNoble {
  return {
    level: 0,
    until: null,
    renewLevel: 0,
    renewUntil: null,
    coins: 5000,
    mayOpen: true,
    ...given,
  }
}
