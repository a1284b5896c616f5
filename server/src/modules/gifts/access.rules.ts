import type { ObjectKind } from '../../platform/access'

/** Own limit and bag of a member. */
export const GIFT_PURSE: ObjectKind = {
  name: 'giftPurse',
  allowed: { read: 'owner', change: 'owner' },
}

/** A gift: every member may send one. */
export const GIFT: ObjectKind = { name: 'gift', allowed: { make: 'members' } }

/** The most active members of a room. */
export const ROOM_RANK: ObjectKind = { name: 'roomRank', allowed: { read: 'everybody' } }
