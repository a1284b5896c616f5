import Type, { type Static } from 'typebox'
import { endpoint } from '../http'
import { Coins, NobleLevel, RequestKey, RoomId, RoomMember } from './fields'

/** A gift of the catalogue. */
export const Gift = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  name: Type.String(),
  icon: Type.String({ description: 'name of a drawing of the gift set' }),
  coins: Coins,
  isLarge: Type.Boolean({ description: 'shown over the whole screen' }),
  isFree: Type.Boolean({ description: 'only from the bag: earned by being there' }),
})
export type Gift = Static<typeof Gift>

export const getGifts = endpoint({
  method: 'GET',
  path: '/api/gift/list',
  summary: 'The gifts that can be sent, cheapest first',
  reply: Type.Array(Gift),
})

/** What of the caller the gift panel shows. */
export const GiftPurse = Type.Object({
  coins: Coins,
  bag: Type.Array(Type.Object({ gift: Gift, count: Type.Integer({ minimum: 1 }) })),
  spentToday: Coins,
  dailyLimit: Type.Union([Coins, Type.Null()], { description: 'set by the member; null: none' }),
  nextLimit: Type.Optional(
    Type.Union([Coins, Type.Null()], { description: 'from tomorrow on; absent: no change' }),
  ),
  mayGive: Type.Boolean({ description: 'false for minors and in teen mode' }),
})
export type GiftPurse = Static<typeof GiftPurse>

export const getGiftPurse = endpoint({
  method: 'GET',
  path: '/api/gift/purse',
  summary: 'Coins, bag and own limit of the caller',
  login: 'required',
  reply: GiftPurse,
})

export const setGiftLimit = endpoint({
  method: 'POST',
  path: '/api/gift/limit',
  summary: 'Own limit of coins a day; a higher one or none holds from tomorrow',
  login: 'required',
  body: Type.Object({ dailyLimit: Type.Union([Coins, Type.Null()]) }),
  reply: GiftPurse,
})

export const sendGift = endpoint({
  method: 'POST',
  path: '/api/gift/send',
  summary: 'Sends gifts to the anchor of a room; the same key is booked once',
  login: 'required',
  body: Type.Object({
    roomId: RoomId,
    giftId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
    count: Type.Integer({ minimum: 1, maximum: 999 }),
    from: Type.Enum(['coins', 'bag']),
    /** The combo that it belongs to, as the answer before named it. */
    comboId: Type.Optional(Type.String({ maxLength: 64 })),
    key: RequestKey,
  }),
  reply: Type.Object({
    comboId: Type.String(),
    count: Type.Integer({ description: 'of the whole combo' }),
    purse: GiftPurse,
    isHalfOfLimit: Type.Boolean({ description: 'true once a day: half of the own limit is spent' }),
  }),
})

/** 榜单: by activity, never by money spent. */
export const RoomRank = Type.Object({
  members: Type.Array(
    Type.Object({
      rank: Type.Integer(),
      member: RoomMember,
      noble: NobleLevel,
      points: Type.Integer({ description: 'of watching, messages and visits' }),
    }),
  ),
  mine: Type.Union([Type.Object({ rank: Type.Integer(), points: Type.Integer() }), Type.Null()]),
})
export type RoomRank = Static<typeof RoomRank>

export const getRoomRank = endpoint({
  method: 'GET',
  path: '/api/room/rank/:roomId',
  summary: 'The most active members of a room, today or in seven days',
  login: 'optional',
  params: Type.Object({ roomId: RoomId }),
  query: Type.Object({ period: Type.Optional(Type.Enum(['day', 'week'])) }),
  reply: RoomRank,
})
