import type { Gift, GiftPurse, RoomGift } from '@saidian/shared/contracts/rooms'

export function makeGift(given: Partial<Gift> = {}): Gift {
  return {
    id: 1,
    name: '加油棒',
    icon: 'stick',
    coins: 1,
    isLarge: false,
    isFree: false,
    ...given,
  }
}

/** A member with 100 coins who has sent nothing today. */
export function makePurse(given: Partial<GiftPurse> = {}): GiftPurse {
  return { coins: 100, bag: [], spentToday: 0, dailyLimit: null, mayGive: true, ...given }
}

/** A gift as the room receives it. */
export function makeRoomGift(given: Partial<RoomGift> = {}): RoomGift {
  const { id: giftId, name, icon, coins, isLarge } = makeGift()
  const from = { id: '100001', nickName: '球友', portrait: '', level: 2 }
  return {
    comboId: 'c1',
    giftId,
    name,
    icon,
    coins,
    isLarge,
    count: 1,
    at: 1_770_000_000_000,
    from,
    noble: 0,
    ...given,
  }
}
