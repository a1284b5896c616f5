import type { Gift } from '@saidian/shared/contracts/rooms'
import type { Leg, Transfer } from '../../wallet'

/** Percent of the coins of a gift that its anchor gets. */
const ANCHOR_PERCENT = 50

/** Whole coins for the anchor and the house; the odd coin is the anchor's, and none is lost. */
export function sharesOf(coins: number): { anchor: number; house: number } {
  const anchor = Math.ceil((coins * ANCHOR_PERCENT) / 100)
  return { anchor, house: coins - anchor }
}

export type PaidGift = { memberId: string; roomId: number; key: string; gift: Gift; count: number }

/** One transfer: the member pays, the share of the anchor waits for its payout. */
export function giftTransfer({ memberId, roomId, key, gift, count }: PaidGift): Transfer {
  const { anchor, house } = sharesOf(gift.coins * count)
  const title = `送礼：${gift.name} ×${count}`
  const legs: Leg[] = [
    { party: { member: memberId }, amount: -(anchor + house), title },
    { party: { house: 'anchors' }, amount: anchor, title },
  ]
  if (house > 0) legs.push({ party: { house: 'revenue' }, amount: house, title })
  const reference = `room ${roomId}, gift ${gift.id}`
  return { key: `gift/${memberId}/${key}`, kind: 'gift', reference, legs }
}
